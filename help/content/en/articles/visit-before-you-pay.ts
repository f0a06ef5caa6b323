import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'See the room with your own eyes before any money changes hands. If you cannot travel, ask a friend to go, or ask for a live video call inside the room. A recorded video proves nothing.',
    { heading: 'Before you go' },
    {
      list: [
        'Agree on the time in the chat: “Offer visit times”. We remind both of you, and the lister can write the address for this visit alone.',
        'Go in daylight. “Tell somebody” makes a link that shows someone you trust with whom, in which area and when, and that you are back.',
        'Take a friend along if you can. An honest lister will not mind.',
        'Ask for the lister’s full name, and match it with the profile on Basera.',
      ],
    },
    { heading: 'In the room' },
    {
      list: [
        'Open the taps, flush, and ask when water comes.',
        'Look for damp on the walls and under the sink.',
        'Check locks, windows, plugs and your phone signal. Run a speed test.',
        'Listen: road, loudspeakers, generator, neighbours.',
        'Talk to a neighbour or the guard. They know who really owns the flat.',
        'Come back once after dark and look at the street.',
      ],
    },
    { heading: 'Before you pay' },
    {
      steps: [
        'See a paper that shows who owns the home: the electricity bill, the property tax receipt or the sale deed, together with an ID. A tenant who sublets should show the owner’s consent.',
        'Read the agreement. Sign it, and get a copy.',
        'Pay by bank transfer or UPI to the person named in it. Avoid cash. If it must be cash, take a signed receipt.',
        'Get the keys.',
      ],
    },
    'If somebody says that three others want the room and you must pay tonight, let the three others have it. A room you could not see is no loss.',
  ],
  related: ['spot-a-false-listing', 'rent-agreement-and-police-verification'],
  keywords: 'inspection see room viewing token advance payment safe meeting women',
}
