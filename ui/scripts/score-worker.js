// Keeps the pages of the scorekeeper for when there is no line: their document, scripts, words and drawings, and nothing
// else. What the build puts in: the version, and the files. Everything under /api goes to the server.
const VERSION = '__VERSION__'
const FILES = ['__FILES__']
const PAGE = '/score'
const NAME = `score ${VERSION}`
/** Milliseconds after which a line that does not answer counts as none. */
const PATIENCE = 3000
/** Times that the files are asked for, and milliseconds between: where one does not come, none is kept. */
const TRIES = 3
const PAUSE = 2000

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

async function keep() {
  const cache = await caches.open(NAME)
  const all = () => cache.addAll([PAGE, ...FILES].map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })))
  for (let tries = 1; tries < TRIES; tries++) {
    if (await all().then(() => true, () => false)) return
    await new Promise((done) => setTimeout(done, PAUSE))
  }
  await all()
}

// A page that is still open may ask for a part of the build before this one, so that one stays.
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('score ') && name !== NAME)
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
    await self.clients.claim()
  })())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === PAGE || pathname.startsWith(`${PAGE}/`)) event.respondWith(document(request))
  } else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(part(request))
})

/** The newest document where the server gives it in time, else the one that is kept. */
async function document(request) {
  const kept = () => found(PAGE)
  const fresh = fetch(request).then(
    async (answer) => (answer.status < 500 ? answer : ((await kept()) ?? answer)),
    async (error) => (await kept()) ?? Promise.reject(error),
  )
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(kept)
  return Promise.race([fresh, late.then((answer) => answer ?? fresh)])
}

/** Files with a hash in their name never change. */
async function part(request) {
  return (await found(request)) ?? fetch(request)
}

/** What this build has kept, else the one before it: asked all together, the older one would answer. */
async function found(request) {
  const own = await (await caches.open(NAME)).match(request, { ignoreVary: true })
  return own ?? caches.match(request, { ignoreVary: true })
}
