import { inWords, type Phrase } from './phrases.ts'

const isHome = (offer: string) => offer === 'studio' || offer === '1bhk' || offer === '2bhk'
const rupees = (sum: number) => `₹${sum.toLocaleString('en-IN')}`

/** What is in the room. */
export const inside: readonly Phrase[] = [
  (f) =>
    f.furnishing === 'furnished' &&
    !isHome(f.offer) &&
    `It has a cot with mattress, wardrobe, ${f.ac ? 'AC' : 'fan'} and a study table.`,
  (f) =>
    f.furnishing === 'furnished' &&
    !isHome(f.offer) &&
    'Bring your clothes and a pillow; bed, cupboard and table are here.',
  (f) =>
    f.furnishing === 'semi-furnished' &&
    `Fans, lights, ${f.attachedBath ? 'geyser' : 'curtain rods'} and a built-in wardrobe are there; the bed you bring.`,
  (f) => f.furnishing === 'unfurnished' && 'Empty but for fans and tube lights, so your own things will fit.',
  (f) => f.attachedBath && !isHome(f.offer) && 'The bathroom is attached and not shared; the geyser works.',
  (f) => !f.attachedBath && !isHome(f.offer) && 'The bathroom is shared with one other person.',
  (f) =>
    f.furnishing === 'furnished' &&
    !isHome(f.offer) &&
    'Cot, cupboard, table, mirror, and a chair that does not wobble.',
  (f) => f.furnishing === 'furnished' && 'Mattress is new, curtains were washed last week.',
  (f) =>
    f.furnishing === 'semi-furnished' &&
    'There is a wardrobe and a fan; a local shop rents out beds and desks.',
  (f) => f.offer === 'shared bed' && 'Three cots with good gaps between them, and a lamp for each.',
  (f) => f.offer === 'pg double' && 'You share with one person, and we try to match students with students.',
  (f) => f.floor > 1 && 'Two windows, so the air moves.',
  (f) => f.floor < 2 && 'Windows have nets, and the evenings are free of mosquitoes.',
  (f) => !f.ac && 'Morning light, shade from noon.',
  (f) => f.wifi && !isHome(f.offer) && 'WiFi is included and holds up on video calls.',
  (f) => isHome(f.offer) && 'Tiled floor, a wardrobe in the wall and space for a washing machine.',
  (f) => f.balcony && 'The balcony gets sun in the morning and dries clothes by noon.',
  (f) =>
    f.balcony &&
    f.floor > 2 &&
    'From the balcony you see trees on one side and other people’s washing on the other.',
  (f) => f.ac && 'The AC was serviced this summer.',
  (f) =>
    f.meals &&
    `${f.vegKitchen ? 'Vegetarian breakfast' : 'Breakfast'} and dinner are cooked here; on Sundays there is a special lunch.`,
  (f) => f.vegKitchen && !f.meals && !isHome(f.offer) && 'The kitchen is vegetarian, please keep it so.',
  (f) =>
    !f.vegKitchen && !f.meals && !isHome(f.offer) && 'Cook what you like; gas, fridge and mixer are shared.',
  (f) => f.wifi && !isHome(f.offer) && 'The fibre line is fast enough for calls from every room.',
  (f) => isHome(f.offer) && 'The kitchen has a platform, a sink with an RO point and a loft.',
  (f) =>
    isHome(f.offer) &&
    f.furnishing === 'furnished' &&
    'Bed, sofa, fridge and washing machine stay with the flat.',
]

/** The building and what runs in it. */
export const building: readonly Phrase[] = [
  (f) =>
    f.gated && `Gated society with ${f.lift ? 'lift, ' : ''}power backup and a guard who remembers faces.`,
  (f) => f.pool && 'The pool is open from March to October and the gym all year.',
  (f) => f.gym && !f.pool && 'There is a gym downstairs, small but not crowded.',
  (f) => f.parking && `There is space for your ${f.gated ? 'car' : 'bike'}.`,
  (f) => !f.gated && f.backup && 'An inverter keeps fan and light going in power cuts.',
  (f) => !f.lift && f.floor > 1 && `No lift: ${inWords(Math.min(6, f.floor))} floors on foot.`,
  (f) => f.security && !f.gated && 'Cameras at the gate, and a watchman at night.',
  (f) => !f.gated && 'Borewell and corporation water, both.',
  (f) => !f.gated && 'The landlord next door has a spare key and good humour.',
  (f) => !f.gated && 'Old building, solid walls, lovely neighbours.',
  (f) => !f.gated && f.floor === 0 && 'No stairs, handy for suitcases and knees.',
  (f) => !f.gated && f.floor > 0 && 'You may use the terrace to dry clothes and to sit.',
  (f) => f.lift && !f.gated && 'The lift works, and has a fan.',
  (f) => f.gated && 'Children play in the middle till eight, then it is silent.',
  (f) => !f.gated && 'Corporation water comes every day and the tank is large.',
  (f) => !f.gated && f.floor < 3 && 'Small building, six families, nobody bothers you.',
  (f) => f.gated && 'Help, cook and milk are easy to arrange inside the society.',
]

/** Who lives here and how. */
export const rules: readonly Phrase[] = [
  (f) => f.pets && 'A cat or a small dog is fine with us.',
  (f) => f.pets && 'Bring your dog, the terrace is his.',
  (f) => f.pets && 'Pets are welcome; there is already a street dog who thinks he lives here.',
  (f) => f.smoking && f.balcony && 'Smoke on the balcony, not inside.',
  (f) => !f.smoking && f.listerKind !== 'flatmate' && 'Smoking only outside the gate.',
  (f) => f.listerKind === 'hostel' && f.gender === 'any' && 'Separate floors for women and men.',
  (f) => f.listerKind === 'hostel' && 'Parents may stay in the guest room for two nights.',
  (f) => f.offer === 'family room' && 'We do not ask where you go, only that you lock the gate.',
  (f) => f.listerKind === 'flatmate' && 'We are tidy people with untidy weeks.',
  (f) =>
    f.listerKind === 'flatmate' &&
    f.gender === 'female' &&
    'All of us work late sometimes, nobody asks questions.',
  (f) => isHome(f.offer) && 'You get both keys; I come only when you call.',
  (f) => !f.smoking && !f.alcohol && 'No smoking and no drinking in the house, please.',
  (f) => f.alcohol && !f.smoking && 'A drink on weekends is nobody’s business.',
  (f) =>
    f.music && f.listerKind === 'flatmate' && 'We play music in the evening and switch it off at eleven.',
  (f) => !f.music && 'Neighbours are elderly, so no loud music.',
  (f) => f.gender === 'female' && f.listerKind === 'hostel' && 'Gate closes at 10.30, later with a message.',
  (f) =>
    f.gender === 'male' &&
    f.listerKind === 'hostel' &&
    'Come and go as you like; night-shift people stay here too.',
  (f) => f.listerKind === 'flatmate' && 'Chores by turns, and a cook who comes in the morning.',
  (f) => f.listerKind === 'flatmate' && 'We eat together on Sundays; other days everyone is busy.',
  (f) =>
    f.listerKind === 'owner' &&
    f.offer !== 'family room' &&
    'Bachelors and families are both fine, only pay on time.',
  (f) => f.listerKind === 'owner' && 'All communities are welcome.',
  (f) => f.listerKind === 'hostel' && 'Housekeeping every second day, bedsheets changed weekly.',
  (f) => f.offer === 'family room' && 'Guests till nine in the evening, parents can stay the night.',
]

/** Money matters, said once and plainly. */
export const money: readonly Phrase[] = [
  (f) =>
    `Deposit is ${f.depositMonths === 1 ? 'one month' : `${inWords(f.depositMonths)} months`}${f.depositMonths > 1 ? ', returned within two weeks of leaving' : ', adjusted in the last month if you like'}.`,
  (f) => f.bills > 0 && `Bills come to about ${rupees(f.bills)} a month, more in summer.`,
  (f) => f.bills === 0 && 'Electricity and water are in the rent.',
  (f) => f.bills === 0 && f.wifi && 'Rent covers everything, also the WiFi.',
  (f) => isHome(f.offer) && 'Eleven-month agreement, notice of one month from either side.',
  (f) => f.listerKind === 'hostel' && 'Notice is fifteen days; pay by UPI and take a receipt.',
  (f) => f.depositMonths > 3 && 'I know the deposit is high; it is the custom here and it does come back.',
  (f) => f.listerKind === 'flatmate' && 'We split electricity and gas equally at the end of the month.',
  (f) => f.listerKind === 'owner' && f.gated && 'Society maintenance is on me.',
]

/** What a fair neighbour would also mention. */
export const candid: readonly Phrase[] = [
  (f) => f.floor > 0 && !f.gated && 'To be honest, the road is noisy till ten at night.',
  (f) => !f.gated && 'In May the water pressure drops; we keep two buckets filled.',
  (f) => !f.backup && 'Power goes now and then in the rains.',
  (f) =>
    !isHome(f.offer) && f.offer !== 'master room' && 'The room is not big, please see it before you decide.',
  (f) => f.floor > 2 && !f.lift && 'The top floor is warm in April, a cooler helps.',
  (f) => !f.parking && 'There is no parking, so better to come without a car.',
  (f) => f.gated && 'The gate asks every visitor for a name, which takes a minute.',
  (f) => !f.balcony && 'There is no balcony; clothes dry on the terrace.',
  (f) => f.offer === 'shared bed' && 'Mornings are a queue for the bathroom, plan ten minutes.',
  () => 'The temple loudspeaker down the road starts at six.',
  () => 'Monsoon leaves a damp corner, we repaint it each winter.',
  () => 'Mobile network is better near the window.',
  (f) => f.locality.rentFactor > 1 && 'Weekends can be loud, the restaurants are close.',
]

/** Last words. */
export const closing: readonly Phrase[] = [
  () => 'Come and see it any evening after seven.',
  () => 'Visits on Saturday and Sunday, tea included.',
  () => 'Write a line about yourself and when you want to move.',
  () => 'Tell me when you are free and I will be there.',
  () => 'I can show it over a video call if you are in another city.',
  () => 'Message first, then come over.',
  () => 'Please send a line about your work and your timings.',
  () => 'Ask me anything, I reply the same day.',
  () => 'Please visit before paying anything.',
  (f) => f.listerKind === 'flatmate' && 'Meet us first, then decide.',
  (f) => f.listerKind === 'owner' && 'Serious enquiries only, no brokers please.',
]
