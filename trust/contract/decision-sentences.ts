import type { CaseRule, Decision } from './decisions.ts'

/** The rules as people are told them. */
export const ruleSentences: Readonly<Record<CaseRule, string>> = {
  none: 'No rule was broken.',
  own_room: 'Show a room that is yours to let, as it is, with your own photos.',
  money_first: 'Ask for no money before the room was seen.',
  contact_details: 'Leave contact details out of listings.',
  fair_housing: 'Say what the home needs, not who people are.',
  respect: 'Write to people with respect; no threats, no sexual messages.',
  own_identity: 'Be who you are: no borrowed names, no posing as our team, an agent or an owner.',
  spam: 'List a room once, and write to people about it once.',
  safety: 'Ask nobody for codes, passwords, papers or remote access.',
  law: 'Indian law forbids it.',
}

/** What a decision does, as the person it is about is told it. */
export const decisionSentences: Readonly<Record<Decision, string>> = {
  nothing: 'We looked at it and found nothing against our rules.',
  warn: 'This is a warning. Nothing else changes.',
  keep_in_review: 'Nobody else sees it until a person of ours has looked at it again.',
  take_down: 'Nobody else can see it any more.',
  pause_sending: 'You cannot write to others for now.',
  suspend: 'Your account is suspended.',
  ban_number: 'Your account is suspended, and your number cannot be used here again.',
}
