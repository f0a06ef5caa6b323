import type { FairHousingKind } from './named-people.ts'

/** What to write instead, for each kind (trust.fair-housing). */
export const fairHousingSentences: Readonly<Record<FairHousingKind, string>> = {
  religion:
    'Leave religion out. Say what the home has: “Temple and mosque nearby”, “Puja corner in the living room”.',
  caste: 'Leave caste and community out. Say how the home is run: “Quiet after 10 pm”, “Shared kitchen”.',
  region: 'Leave regions and languages out. You can say which languages you speak at home.',
  race: 'Leave looks and nationality out. You can say which papers the agreement needs.',
  diet: 'Say it of the kitchen: “Vegetarian kitchen, please don’t cook meat at home”.',
  marital_status: 'Say what fits the home: “Room for one person”, “Two people at most”, “Quiet after 10 pm”.',
  children: 'Say what the home is like: “Stairs without a rail”, “Quiet after 10 pm”, “Two people at most”.',
  disability: 'Say what the building has: “Third floor without a lift”, “Two steps at the gate”.',
  orientation: 'Leave this out. Say what the home needs: “No overnight guests on weekdays”.',
}

export const fairHousingLead = 'Say what the home needs, not who people are.'
