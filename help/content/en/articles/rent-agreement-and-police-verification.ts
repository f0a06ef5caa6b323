import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'Always ask for a written agreement, even for one room and even between friends. It protects both sides. The rules differ from state to state, so treat this as a first guide and not as legal advice.',
    { heading: 'Why 11 months?' },
    'Under the Registration Act of 1908, a lease for more than one year must be registered. An 11-month agreement usually need not be, so it has become the custom. Some states ask for more: in Maharashtra, for example, every agreement must be in writing and registered, and it is the owner’s duty.',
    { heading: 'Stamp duty' },
    'The agreement is made on stamp paper or with an e-stamp. The state sets the price, often from the rent, the deposit and the length. Many states sell e-stamps online or at banks. A paper with too little stamp may not be accepted by a court until the duty and a penalty are paid. Agree who pays; often it is halved.',
    { heading: 'It should say' },
    {
      list: [
        'The names of both sides, and the address.',
        'Rent, deposit, due date, the yearly rise and who pays which bill.',
        'Notice, lock-in, and when the deposit is returned.',
        'A list of furniture and meters, with readings.',
        'Signatures of both and of two witnesses, on every page.',
      ],
    },
    { heading: 'Police verification of tenants' },
    'In many cities a police order makes the owner report a new tenant, on the state police website or app or at the police station. The tenant gives a photo and a copy of an ID. It is the owner’s job, and in many places it is free. Ask for the acknowledgement and keep a copy. Do not pay an unknown person who offers to do it for you.',
    'Keep the agreement and your rent receipts. You may need them as address proof and for HRA.',
  ],
  related: ['questions-to-ask-before-you-agree', 'set-rent-deposit-and-bills'],
  keywords: 'contract lease leave and licence notary registration stamp paper tenant verification legal hra',
}
