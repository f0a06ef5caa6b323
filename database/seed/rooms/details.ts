import type { Region } from '../base/cities.ts'
import { inWords, minutesOnFoot, type Phrase, placeName } from './phrases.ts'

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
  (f) => !f.gated && 'Corporation water comes every day and the tank is large.',
  (f) => !f.gated && f.floor < 3 && 'Small building, six families, nobody bothers you.',
  (f) => f.gated && 'Help, cook and milk are easy to arrange inside the society.',
]

const localFood: Record<Region, string> = {
  karnataka: 'The darshini at the corner opens at six with hot idlis and filter coffee.',
  maharashtra: 'Best vada pav of the area is downstairs, you have been warned.',
  north: 'Chole kulche in the morning and momos in the evening, both at the corner.',
  punjab: 'The dhaba across the road does parathas till late.',
  telugu: 'Tiffins at the corner from seven, biryani within walking distance.',
  tamil: 'The mess next door serves a full banana-leaf lunch, and the coffee is strong.',
  kerala: 'Puttu and kadala for breakfast across the road, and a good bakery beside it.',
  bengal: 'The sweet shop at the mouth of the lane is older than the building.',
  gujarat: 'Fafda on Sunday mornings is two minutes away.',
  rajasthan: 'Kachori and tea at the corner, and the evening breeze on the roof is free.',
  east: 'Litti in the evening at the corner, fish market on Sundays.',
  odisha: 'Dahibara aludum in the morning at the corner, temple bells in the evening.',
  assam: 'Fish and greens come fresh to the evening market near the house.',
  hills: 'You see the hills from the roof, and it is cool even in June.',
  goa: 'The poder brings bread at seven, the beach is a scooter ride away.',
}

/** The part of town. Distances are true. */
export const around: readonly Phrase[] = [
  (f) =>
    minutesOnFoot(f) !== undefined &&
    `${f.landmark?.name} is ${minutesOnFoot(f)} minutes on foot${f.locality.rentFactor < 1 ? ', no auto needed' : ''}.`,
  (f) => minutesOnFoot(f) !== undefined && `You can walk to ${f.landmark?.name}.`,
  (f) =>
    f.landmark !== undefined &&
    minutesOnFoot(f) === undefined &&
    `${f.landmark.name} is ${(Math.round(f.landmark.km * 2.6) / 2).toString()} km by road.`,
  (f) => f.nextDoor !== undefined && `${f.nextDoor} is the next area, autos go all day.`,
  (f) => f.nextDoor !== undefined && `Buses towards ${f.nextDoor} stop at the corner.`,
  () => 'Vegetable market, chemist and an ATM are all within five minutes.',
  () => 'There is a tea stall below and a good tiffin place two lanes away.',
  () => 'Kirana and laundry are at the end of the lane.',
  () => 'The lane is wide, with street lights and neighbours who sit outside in the evening.',
  () => 'Sunday market is close, with the freshest vegetables in this part of town.',
  () => 'Two hospitals and a police station are near, which parents like to hear.',
  () => 'Autos are easy till midnight.',
  () => 'There is a library and a tennis court nearby, if you like that sort of thing.',
  (f) => localFood[f.locality.city.region],
  (f) => localFood[f.locality.city.region],
  (f) =>
    f.locality.rentFactor > 1 && `You are in the middle of ${placeName(f)}, so cafes and shops are on foot.`,
  (f) => f.locality.rentFactor < 1 && `${placeName(f)} is still affordable and gets a new shop every month.`,
  (f) =>
    f.locality.rentFactor < 1 && `${placeName(f)} is a little far out, which is why the rent is what it is.`,
  (f) => f.locality.rentFactor === 1 && `${placeName(f)} has everything one needs and is quiet by ten.`,
  (f) => f.locality.rentFactor === 1 && `People move to ${placeName(f)} for a year and stay for five.`,
  () => 'A park for morning walks is across the road.',
  () => 'Groceries come in twenty minutes and the bus stop has a roof.',
]

/** Who lives here and how. */
export const rules: readonly Phrase[] = [
  (f) => f.pets && 'A cat or a small dog is fine with us.',
  (f) => f.pets && 'Bring your dog, the terrace is his.',
  (f) => f.pets && 'Pets are welcome; there is already a street dog who thinks he lives here.',
  (f) => f.smoking && f.balcony && 'Smoke on the balcony, not inside.',
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
  () => 'Mobile network is better near the window.',
  (f) => f.locality.rentFactor > 1 && 'Weekends can be loud, the restaurants are close.',
]

/** Last words. */
export const closing: readonly Phrase[] = [
  () => 'Come and see it any evening after seven.',
  () => 'Visits on Saturday and Sunday, tea included.',
  () => 'Write a line about yourself and when you want to move.',
  () => 'Ask me anything, I reply the same day.',
  () => 'Please visit before paying anything.',
  (f) => f.listerKind === 'flatmate' && 'Meet us first, then decide.',
  (f) => f.listerKind === 'owner' && 'Serious enquiries only, no brokers please.',
]
