import type { Subject } from '@basera/trust/server'
import { findReportedComment, setCommentHidden } from './shortlist-rooms.queries.ts'

const titleMaximum = 120

/** Comments on shortlists as what reports and cases are about: those who hold the list see them (rooms.comment-reported). */
export const commentSubject: Subject = {
  kind: 'comment',
  async snapshot(db, id, viewerId) {
    const comment = await findReportedComment(db, id, viewerId)
    if (!comment) return undefined
    const { user_id: accountId, text, messages, ...facts } = comment
    const content = { ...facts, message_id: id, messages }
    return { accountId, title: [...text].slice(0, titleMaximum).join(''), content, files: [] }
  },
  hide: async (trx, id) => {
    await setCommentHidden(trx, id, true)
  },
  restore: async (trx, id) => {
    await setCommentHidden(trx, id, false)
  },
}
