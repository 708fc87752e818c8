// Lets what was visited be read without a connection, and calls whoever is to move. The build puts in its own
// hash and the files of the frame, see build/service_worker.ts.
//
// Pages come from the server whenever it answers, so nobody is left with the client of an older one. Of its
// answers only those are kept that it marks as public: rules, armies, lessons, texts, drawings.

const BUILD = '__BUILD__'
const FRAME = ['__FRAME__']
const FILES = `ashfall-files-${BUILD}`
const ANSWERS = `ashfall-answers-${BUILD}`
const MOST_ANSWERS = 200

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => cache.addAll(FRAME))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(request))
  } else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/icons/')) {
    event.respondWith(file(request))
  } else if (url.pathname.startsWith('/api/')) {
    event.respondWith(answer(request))
  }
})

/** Opens the table that calls, in a window that is there already if possible. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.path ?? '/'))
})

/** Files of other builds and what their server told. */
async function forgetOthers() {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('ashfall-') && name !== FILES && name !== ANSWERS)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Every page is the same file, which knows its own addresses. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/', { cacheName: FILES })
    if (kept) return kept
    throw error
  }
}

/** The name of a file changes with its content. */
async function file(request) {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}

async function answer(request) {
  try {
    const fresh = await fetch(request)
    if (fresh.ok && isPublic(fresh)) await keep(request, fresh.clone())
    return fresh
  } catch (error) {
    const kept = await caches.match(request, { cacheName: ANSWERS, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

function isPublic(response) {
  return /(^|[\s,])public([\s,]|$)/.test(response.headers.get('cache-control') ?? '')
}

/** The oldest give way. */
async function keep(request, response) {
  const cache = await caches.open(ANSWERS)
  await cache.delete(request, { ignoreVary: true })
  await cache.put(request, response)
  const known = await cache.keys()
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST_ANSWERS)).map((one) => cache.delete(one)))
}

async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find((one) => new URL(one.url).pathname === path)
  const any = there ?? windows[0]
  if (!any) return self.clients.openWindow(path)
  await any.focus()
  if (!there) any.postMessage({ go: path })
}
