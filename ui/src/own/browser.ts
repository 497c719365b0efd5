// What a browser itself keeps of a player.
import { empty, openStore } from '../keeper/store'

/** Nothing is left of it. */
export async function emptied(): Promise<void> {
  try {
    localStorage.clear()
  } catch {}
  try {
    const store = await openStore()
    await empty(store)
    store.close()
  } catch {} // a browser that lets pages keep nothing has nothing
}
