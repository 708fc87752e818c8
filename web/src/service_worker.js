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
    if (!url.pathname.startsWith('/api/') && !isEmbedded(url)) event.respondWith(page(request))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(file(event))
  } else if (url.pathname.startsWith('/api/')) {
    event.respondWith(answer(event))
  }
})

/** A window tells of a game that waits for somebody. */
self.addEventListener('message', (event) => {
  if (event.data?.call) event.waitUntil(call(event.data.call))
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
function page(request) {
  return fetch(request).catch((error) => instead('/', FILES, error))
}

/** The name of a file changes with its content. */
async function file(event) {
  const { request } = event
  const kept = await known(request, FILES)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) later(event, keepFile(request, fresh.clone()))
  return fresh
}

async function answer(event) {
  const { request } = event
  let fresh
  try {
    fresh = await fetch(request)
  } catch (error) {
    return instead(request, ANSWERS, error)
  }
  if (fresh.ok && isPublic(fresh) && isText(fresh)) later(event, keepAnswer(request, fresh.clone()))
  return fresh
}

function isPublic(response) {
  return /(^|[\s,])public([\s,]|$)/.test(response.headers.get('cache-control') ?? '')
}

/** Pictures and films, of which there is no end, are not kept; drawings are text. */
function isText(response) {
  return /^(text\/|application\/json|image\/svg)/.test(response.headers.get('content-type') ?? '')
}

/** What is kept is no concern of whoever waits for an answer, nor that the disk may be full. */
function later(event, keeping) {
  event.waitUntil(keeping.catch(() => undefined))
}

/** What is kept, if anything: browsers may forbid to look. */
function known(request, cacheName) {
  return caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined)
}

async function instead(request, cacheName, error) {
  const kept = await known(request, cacheName)
  if (kept) return kept
  throw error
}

async function keepFile(request, response) {
  const cache = await caches.open(FILES)
  await cache.put(request, response)
}

/** The oldest give way. */
async function keepAnswer(request, response) {
  const cache = await caches.open(ANSWERS)
  await cache.delete(request, { ignoreVary: true })
  await cache.put(request, response)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_ANSWERS)).map((one) => cache.delete(one)))
}

/** Nobody is called who has any window of ours in sight: that one tells by itself. */
async function call({ title, ...options }) {
  const windows = await ownWindows()
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await self.registration.showNotification(title, options)
}

/** What somebody is looking at is not taken from them. */
async function show(path) {
  const windows = await ownWindows()
  const there = windows.find((one) => new URL(one.url).pathname === path)
  const free = there ?? windows.find(({ visibilityState }) => visibilityState === 'hidden')
  if (!free) return self.clients.openWindow(path)
  await free.focus()
  if (!there) free.postMessage({ go: path })
}

/** Not the replays inside other pages. */
async function ownWindows() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.filter(({ url }) => !isEmbedded(new URL(url)))
}

function isEmbedded(url) {
  return url.pathname.startsWith('/embed/')
}
