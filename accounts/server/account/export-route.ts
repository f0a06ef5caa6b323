import { Problem } from '@basera/platform/contract'
import type { Gate } from '@basera/platform/server/http'
import type { Limits } from '@basera/platform/server/limits'
import type { FastifyInstance } from 'fastify'
import { type ExportNeeds, exportArchive } from './export-archive.ts'

export interface ExportRouteNeeds extends ExportNeeds {
  readonly gate: Gate
  readonly limits: Limits
}

/**
 * `GET /api/me/export`: a copy of everything kept about the caller, as a ZIP to save (help, privacy 6). Gives `no_session`,
 * and `too_many_requests` past the limit.
 */
export function registerExportRoute(app: FastifyInstance, needs: ExportRouteNeeds): void {
  app.get('/api/me/export', { exposeHeadRoute: false }, async (request, reply) => {
    const { session } = await needs.gate('signed-in', request)
    if (!session) throw new Problem('no_session', 'Please sign in.')
    await needs.limits.spend('account-export', session.userId)
    const archive = await exportArchive(needs, session.userId)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="basera-data.zip"')
      .header('cache-control', 'no-store')
      .send(archive)
  })
}
