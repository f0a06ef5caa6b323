import type { Dice } from '../base/dice.ts'

/** What a conversation about a room or between future flatmates refers to. */
export interface TalkFacts {
  readonly title: string
  readonly locality: string
  readonly deposit: string
  /** "one month", "3 months". */
  readonly months: string
  /** How a younger person calls the lister. */
  readonly respect: string
  readonly bills: string
  readonly day: string
  readonly time: string
  readonly seeker: string
  readonly lister: string
  readonly seekerWork: string
}

/** One turn: `>` is the person who wrote first, `<` the one who was written to. */
type Turn = `${'>' | '<'} ${string}`

const days = [
  'tomorrow',
  'on Saturday',
  'on Sunday',
  'this evening',
  'on Friday',
  'day after tomorrow',
  'on Monday',
]
const times = ['at 11', 'around 6', 'after 7 in the evening', 'at half past ten', 'around 5', 'at 4']
export const drawMeeting = (dice: Dice) => ({ day: dice.pick(days), time: dice.pick(times) })

/** How people start to write about a room. The title is in it, as in the product's own greeting. */
const greetings = [
  'Hi! I am interested in your room "{title}". Is it still available?',
  'Hello, is "{title}" still free? I would like to know more.',
  'Namaste, I saw "{title}" and it looks right for me. Can we talk?',
  'Hi {lister}, I am looking for a place in {locality} and liked "{title}".',
]

const aboutRooms: readonly (readonly Turn[])[] = [
  [
    '< Yes, it is free. When would you like to see it?',
    '> {day} {time}, if that suits you?',
    '< Suits me. Ring the bell on the ground floor.',
    '> Will do, thank you!',
  ],
  [
    '< Hi {seeker}, yes. Where do you work?',
    '> {seekerWork}. I would move alone.',
    '< Good. Come {day} {time}, I will show you around.',
    '> Perfect. How much is the deposit?',
    '< {deposit}, back when you leave.',
    '> Fine. See you then.',
  ],
  [
    '< It is available from the first. One person or two?',
    '> Just me.',
    '< Then it fits.',
    '> Is the water alright in summer?',
    '< Mostly yes. In May we fill a drum in the morning, to be honest.',
    '> Thanks for saying so. Can I come {day}?',
    '< Please do, {time}.',
  ],
  [
    '< Sorry, somebody is coming to see it {day}. If they say no I will write to you.',
    '> No problem, please keep me in mind.',
    '< They decided against it. Still interested?',
    '> Yes! {time} possible?',
    '< Yes, come.',
  ],
  [
    '< Hello! It is. Would your company give a letter? The society asks for it.',
    '> Yes, HR gives one in a day.',
    '< Then nothing else is needed, only ID for the agreement.',
    '> I can come {day}.',
    '< {time} I am at home.',
  ],
  [
    '< Still there, yes.',
    '> Is the deposit of {deposit} fixed? It is quite a lot for me.',
    '< It is {months} here usually. You could pay it in two parts.',
    '> That would help a lot.',
    '< See the room first, then we talk.',
    '> {day} {time}?',
    '< OK.',
  ],
  [
    '< Yes it is. Do you have a bike? There is place for one.',
    '> I have a scooter.',
    '< Good. From {locality} most offices are twenty minutes.',
    '> Can my brother see it for me? I am in Lucknow till next week.',
    '< Of course, send him {day}.',
    '> He will come {time}. Thanks!',
  ],
  [
    '< Yes. Please visit before you decide, photos are always kinder than the room.',
    '> Haha, I like that. {day}?',
    '< {time}, I will be there.',
    '> I am at the gate.',
    '< Coming down.',
    '> Thank you for showing me around. I would like to take it.',
    '< Glad to hear it. Let us do the agreement {day}.',
  ],
  [
    '< It went this morning, sorry.',
    '> Oh! Do you know anyone else in {locality}?',
    '< My neighbour may have a room next month. I will tell him about you.',
    '> Very kind, thank you.',
  ],
  [
    '> Sorry to write again, I only saw later that it is on the third floor. Is there a lift?',
    '< No lift, but the stairs are wide.',
    '> My knees will manage. Can I see it {day}?',
    '< {time} please.',
  ],
  [
    '< Yes, available. May I know from which date?',
    '> Next month first week.',
    '< OK then {day} {time} for a visit.',
    '> One question, can I paint one wall?',
    '< If you paint it back, yes.',
    '> Deal.',
  ],
]

/** Only where others live in the same flat or house. */
const aboutSharing: readonly (readonly Turn[])[] = [
  [
    '< Yes. It is a quiet house, are you fine with that?',
    '> That is what I want, I work from home three days.',
    '< Then good. The internet is fast, ask the others.',
    '> Are bills extra?',
    '< About {bills} a month.',
    '> OK. I would like to see it {day}.',
  ],
  [
    '< Available. Vegetarian or non-vegetarian?',
    '> I eat everything but cook little.',
    '< Fine with us. The kitchen is shared.',
    '> And cleaning?',
    '< Help comes every morning, we split it.',
    '> Nice. {day} {time}?',
    '< Done.',
    '> Thank you {lister}.',
  ],
  [
    '< Hi, yes.',
    '> How many people live there now?',
    '< Two, both working. You would have your own room.',
    '> And guests?',
    '< Sometimes is fine, just tell us before.',
    '> Sounds good to me.',
    '< Come for tea {day} and meet them.',
    '> Happy to. {time}?',
    '< See you.',
  ],
  [
    '< Yes, free. From when do you need it?',
    '> From the fifteenth, is that possible?',
    '< Yes, rent from the day you move in.',
    '> Great. Geyser and WiFi are there?',
    '< Geyser yes. WiFi we share, it comes to little.',
    '> OK, {day} {time} I can come by.',
    '< Good.',
  ],
  [
    '< Hello ji. Student or working?',
    '> {seekerWork}.',
    '< Good, good. The others will ask the same again, do not mind.',
    '> Not at all!',
    '< Come {day} {time}. We are home.',
    '> Thank you {respect}.',
  ],
]

const betweenFlatmates: readonly (readonly Turn[])[] = [
  [
    '> Hi {lister}, I saw your profile. I am also looking around {locality}.',
    '< Hey! Yes, shall we look for a 2BHK together?',
    '> I would like that. What is your budget?',
    '< It is on my profile, a bit more is fine for a good house.',
    '> Same here. Coffee {day}?',
    '< {time} works.',
  ],
  [
    '> Hello! We seem to like the same things. Still looking for a flatmate?',
    '< Yes I am. Are you an early person or a late one?',
    '> Early, sadly.',
    '< Ha, me too. That settles it.',
    '> Shall we meet {day}?',
    '< Yes, {time}.',
  ],
  [
    '> Hi {lister}! A room in our flat is free from next month and your profile fits.',
    '< Oh nice, where is it?',
    '> {locality}, five minutes from the main road.',
    '< Can I see it {day}?',
    '> Sure, {time}. The other two will be there as well.',
  ],
  [
    '> Hi, are you fine with a cat? I come with one.',
    '< I love cats. My last flat did not allow any.',
    '> Then we should talk :)',
    '< Free {day} {time}?',
    '> Yes!',
  ],
  [
    '> Hello {lister}, do you cook at home? I am looking for somebody to share the kitchen with.',
    '< Every evening. Do you eat spicy?',
    '> I am from Andhra.',
    '< Then I will learn from you.',
    '> Let us look at houses {day}.',
    '< OK!',
  ],
  [
    '> Hi! I also work near there. Would you share a cab as well as a flat?',
    '< Both sound good. When do you leave in the morning?',
    '> 8.30.',
    '< I can manage 8.45.',
    '> Fair enough. Meet {day}?',
  ],
  [
    '> Namaste, my company moves me to {locality} next month. Is your search still on?',
    '< Still on, yes. I have seen two flats, one was good but on the fifth floor without lift.',
    '> I can climb. Send me the place?',
    '< It is near the park. Let us see it together {day} {time}.',
    '> Done.',
  ],
]

const scripts = {
  'own place': aboutRooms,
  'shared place': [...aboutRooms, ...aboutSharing],
  flatmates: betweenFlatmates,
}

const fill = (text: string, facts: TalkFacts) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name as keyof TalkFacts] ?? '')

export interface Message {
  readonly byFirst: boolean
  readonly text: string
}

const read = (turn: string, facts: TalkFacts): Message => {
  const text = fill(turn.slice(2), facts)
  const sentences = text.replaceAll(/(?:^|[.!?] )[a-z]/g, (start) => start.toUpperCase())
  return { byFirst: turn.startsWith('>'), text: sentences }
}

/** A conversation from its greeting on; some stop after a few messages. */
export function drawConversation(
  dice: Dice,
  facts: TalkFacts,
  about: 'own place' | 'shared place' | 'flatmates',
): Message[] {
  const script = dice.pick(scripts[about])
  const turns: string[] = about !== 'flatmates' ? [`> ${dice.pick(greetings)}`, ...script] : [...script]
  const length = dice.chance(0.7) ? turns.length : dice.int(1, turns.length)
  return turns.slice(0, length).map((turn) => read(turn, facts))
}
