# One image for every machine: with DATABASE_URL and S3_BUCKET it is one of many, without them it keeps all in /data.
FROM node:24-bookworm-slim AS build
WORKDIR /kanal
COPY package.json package-lock.json ./
COPY prisma/engine/unused prisma/engine/unused
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Source maps and declarations are a fifth of the packages, and nothing that runs reads them.
RUN npm run db:generate && npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete

FROM node:24-bookworm-slim
WORKDIR /kanal
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /kanal /kanal
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that SIGTERM arrives; the app ends within 10 s of it.
CMD ["node", "app/server/index.js"]
