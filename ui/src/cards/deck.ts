import url from './deck.svg?url'

/** The deck's drawings, fetched beside the script. */
export const deck: Promise<string> = fetch(url)
  .then((response) => response.text())
  .catch(() => '')
