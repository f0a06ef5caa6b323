import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Most people decide by the photos. A phone is enough, and so is ten minutes in daylight.',
    { heading: 'Eight photos, in this order' },
    {
      steps: [
        'The room from its door, curtains open. This is the cover.',
        'The room from the opposite corner.',
        'The bed and the cupboard.',
        'The bathroom.',
        'The kitchen.',
        'The hall or the place where people sit.',
        'The view from the window, or the balcony.',
        'The building or the street, without the house number.',
      ],
    },
    { heading: 'How to take them' },
    {
      list: [
        'Clean the lens with your shirt. Switch on the lights too.',
        'Hold the phone sideways and at chest height.',
        'Tidy up, but show the room as it is. A photo that hides the damp wall brings visits that end at the door.',
        'Use your own photos. Pictures from the internet make people think of fraud.',
      ],
    },
    { heading: 'Which files work' },
    'JPEG, PNG and WebP, up to 8 MB and 40 megapixels each. Some iPhones save HEIC files, which we cannot take. Open Settings, Camera, Formats, choose Most Compatible, and take the photo again.',
    'We make smaller copies, so that your room opens fast on a slow network. Hidden data in the file, such as the place where it was taken, is removed before anyone sees the photo.',
    { heading: 'What to leave out' },
    'Faces, ID cards, letters with a name on them, car number plates, jewellery and door locks. Ask the people who live there before you take a photo of their room.',
    'You can change the order later under Edit. Drag a photo, or use the keyboard.',
  ],
  related: ['list-a-room-in-four-steps', 'edit-or-delete-a-listing'],
  keywords: 'images pictures upload failed heic iphone size limit cover order',
}
