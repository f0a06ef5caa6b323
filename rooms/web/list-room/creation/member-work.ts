import { newPhotoUploads } from '../../photo-upload/use-photo-uploads.ts'
import { draftStore } from '../draft/listing-draft.ts'
import { photoShelf } from '../draft/photo-shelf.ts'
import { type ListingWork, newListingWork } from './listing-work.ts'

let member: { readonly userId: string; readonly work: ListingWork } | undefined

/** The listing of a member in this page; another member's is put away. */
export function workOf(userId: string): ListingWork {
  if (member?.userId !== userId) {
    member?.work.uploads.clear()
    member = { userId, work: newListingWork(newPhotoUploads(), draftStore(userId), photoShelf) }
  }
  return member.work
}
