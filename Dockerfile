# Three stages: build screens and server, fetch what runs, and the image that holds only the latter two's results.
# For both kinds of processor: docker buildx build --platform linux/amd64,linux/arm64 .
# The base is pinned by the digest of the tag's index, which holds both. When the version changes, `docker buildx imagetools
# inspect node:VERSION-bookworm-slim` shows the new one.

ARG BASE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# What is built is the same on every processor.
FROM --platform=$BUILDPLATFORM ${BASE} AS build
WORKDIR /rappen
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --workspaces=false
COPY . .
RUN npm run build

FROM ${BASE} AS dependencies
WORKDIR /rappen
COPY package.json package-lock.json .npmrc ./
# No package that runs in production needs an install script; native code comes prebuilt inside the packages.
RUN npm ci --omit=dev --ignore-scripts
COPY scripts ./scripts
# TypeScript, binaries of other platforms, sources, maps and manuals stay behind.
RUN node scripts/prune-production.mjs .

FROM ${BASE}
WORKDIR /rappen
# HOST: inside a container, 127.0.0.1 could not be reached from outside it.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As scripts/server-settings.mjs has them for a start without a container.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_COMPILE_CACHE=/rappen/.cache/compile
RUN install -d -o node -g node -m 700 /data
COPY --from=dependencies /rappen/node_modules ./node_modules
COPY --from=build /rappen/build ./build
COPY package.json server.ts LICENSE ./
COPY app ./app
COPY db ./db
COPY assets ./assets
COPY public ./public
# Behind the commands: npm run migrate, backup, restore, admin.
COPY scripts ./scripts
# The first start of a container need not compile what is the same in all of them. Node keeps such files to their owner.
RUN node scripts/warm-up.mjs && chmod -R a+rX .cache
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Rendering pages under load fills the heap up to its limit: without one, up to what the machine has. With a limit the nursery
# may grow to several times its usual size and would. Half of what is usual costs no time, and exports and pages less memory.
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=8", "--disable-warning=ExperimentalWarning", "build/bundle/server.js"]
