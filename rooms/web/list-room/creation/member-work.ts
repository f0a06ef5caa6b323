import { newPhotoUploads } from '../../photo-upload/use-photo-uploads.ts'
import { draftStore, sentStore } from '../draft/listing-draft.ts'
import { photoShelf } from '../draft/photo-shelf.ts'
import { type ListingWork, newListingWork } from './listing-work.ts'

let member: { readonly userId: string; readonly work: ListingWork } | undefined

export function workOf(userId: string): ListingWork {
  if (member?.userId !== userId) {
    member?.work.uploads.clear()
    const stores = { drafts: draftStore(userId), sent: sentStore(userId) }
    member = { userId, work: newListingWork(newPhotoUploads(photoShelf), stores, photoShelf) }
  }
  return member.work
}
