/** A swipe shorter than this many pixels leaves the gallery where it is (marketplace 9). */
export const GALLERY_SWIPE_PX = 50

/** The same in full screen (marketplace 9). */
export const FULL_SCREEN_SWIPE_PX = 100
