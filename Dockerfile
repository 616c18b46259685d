# One image for every role (ROLE: web, worker, all). See docs/guides/containers.md.
# The digest that was tested belongs into NODE_IMAGE: docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM manifests AS client
# Its download, a part for graphics cards, is not used.
RUN ONNXRUNTIME_NODE_INSTALL=skip npm ci --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY scripts scripts
COPY packages packages
COPY apps/web apps/web
RUN node scripts/start.mjs --build-only

FROM manifests AS modules
# The image has its own Node, so the one that npm brings for other machines stays out.
RUN ONNXRUNTIME_NODE_INSTALL=skip npm ci --no-audit --no-fund --omit=dev --omit=optional --workspace=@groundwork/server \
  && cd node_modules/onnxruntime-node/bin/napi-v6 && rm -rf darwin win32

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# As scripts/start.mjs sets them, and why.
ENV NODE_COMPILE_CACHE=/data/.compiled MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY package.json NOTICE SECURITY.md ./
COPY packages/contract packages/contract
COPY apps/server apps/server
COPY --from=client /app/apps/web/dist apps/web/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Left to itself, the heap keeps over 100 MB for what is thrown away at once.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--initial-old-space-size=64", "apps/server/src/main.ts"]
