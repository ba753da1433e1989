// Keeps only what every visitor gets alike: the page shown without a connection, and files of the build, whose names
// change with their content. Pages and answers of an account always come from the network and are never kept.
const OFFLINE = "rappen-offline-1";
const BUILD = "rappen-build-1";
const LANGUAGES = ["en", "de", "fr", "it"];
const SHARED = ["/offline.css", "/favicon.svg", "/fonts/inter-latin-opsz-normal.woff2"];
const BUILD_FILES = /^\/(assets|fonts)\/[\w./-]+$/;
const MOST_FILES = 200;

const CHOSEN = "/offline/language";
const offlinePage = (name) => `/offline?lang=${name}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlderCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fromNetwork(request));
  else if (BUILD_FILES.test(url.pathname) && url.search === "") event.respondWith(buildFile(request));
});

// Without cookies, so that nothing of an account can be in it.
async function keepOfflinePages() {
  const cache = await caches.open(OFFLINE);
  const urls = [...LANGUAGES.map(offlinePage), ...SHARED];
  await cache.addAll(urls.map((url) => new Request(url, { credentials: "omit", cache: "reload" })));
}

async function dropOlderCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== OFFLINE && name !== BUILD).map((name) => caches.delete(name)));
}

async function fromNetwork(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(OFFLINE);
    const page = await cache.match(offlinePage(await chosenLanguage(cache)));
    if (page) return page;
    throw error;
  }
}

// Written by the page that registers the worker. Were it part of the script's address, each change of language would
// bring a new worker, and Chromium lets a page that is asked for meanwhile wait without end.
async function chosenLanguage(cache) {
  const said = await cache.match(CHOSEN);
  const language = said ? await said.text() : "";
  return LANGUAGES.includes(language) ? language : "en";
}

async function buildFile(request) {
  const known = await caches.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === "basic" && !answer.redirected) {
    const copy = answer.clone();
    const cache = await caches.open(BUILD);
    await cache.put(request.url, copy);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_FILES)).map((old) => cache.delete(old)));
  }
  return answer;
}
