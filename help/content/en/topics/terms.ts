import type { HelpText } from '../../text.ts'

export const text: HelpText = {
  blocks: [
    'These terms are the agreement between you and the operator of Basera (“we”). By making an account or using the site you agree to them and to our Privacy Policy. If you do not agree, please do not use Basera. This is an electronic record under the Information Technology Act, 2000, and needs no signature.',
    { heading: '1. What Basera is' },
    'Basera is a free place where people in India list rooms, look for rooms and find roommates. There are no fees and no commissions. We are an intermediary under the Information Technology Act, 2000: members write the listings, profiles and messages, not we. We are not an owner, a tenant, a broker or an agent. We are not a party to any agreement between members, we hold no money for them, and we do not check homes, titles or identity papers.',
    { heading: '2. Who may use it' },
    'You must be 18 or older and able to make a contract under Indian law. Give true details about yourself, keep one account, verify a mobile number that is yours, and keep your password and codes to yourself. You answer for what is done with your account. Tell us at once if someone else has used it.',
    { heading: '3. Listing a room' },
    {
      list: [
        'List only a room that exists, that is free, and that you have the right to give. A tenant needs the owner’s consent to sublet.',
        'Show the true rent, deposit and bills, and use your own photos.',
        'Keep the listing up to date and delete it when the room is given.',
        'Charge nothing for a visit, and take no money before the seeker could see the room.',
        'Obey the law that applies to you: on stamp duty, registration, taxes, reporting tenants to the police and the rules of your housing society.',
      ],
    },
    { heading: '4. What is not allowed' },
    'You may not put on Basera, or send to others, anything that:',
    {
      list: [
        'belongs to somebody else and that you have no right to use, or breaks copyright, trademark or other rights;',
        'is false or misleading, pretends to be another person, or is meant to cheat;',
        'is obscene, pornographic, or invades someone’s privacy, including their body;',
        'insults or harasses people for their gender, or for religion, caste, race, region, disability or sexual orientation, or stirs up hatred or violence;',
        'harms children;',
        'promotes gambling, money laundering or anything else that is against the law;',
        'threatens the unity, security or sovereignty of India or public order;',
        'contains a virus, or tries to break, overload, copy in bulk or spy on the service or its members.',
      ],
    },
    'You may not use Basera for advertising other things, for collecting people’s data, or for asking members for money outside a real tenancy.',
    { heading: '5. Your texts and photos' },
    'They stay yours. You allow us, free of charge and for as long as they are on Basera, to store them, to resize them and to show them where the service needs it. You confirm that you may give this permission. It ends when you delete them, apart from copies that others already hold, such as messages, and those the law makes us keep.',
    { heading: '6. What we may do' },
    'We may remove content or limit or close an account that breaks these terms or the law, and we must do so on the order of a court or of the government. As far as the law and safety allow, we tell you why, and you can appeal once within 30 days, or ask the Grievance Officer to look again. We may change or stop parts of the service. You can stop using it at any time and ask us to erase your account.',
    { heading: '7. Your care and our responsibility' },
    'You decide whom to meet, where to live and whom to pay. Please follow our safety advice. The service is free and given as it is: we do not promise that it is always available, that every listing is true, or that you will find a home. As far as the law allows, we are not responsible for what members do, for agreements between them, or for losses that follow from them. Nothing here takes away rights that the law does not let us take away, including your rights as a consumer, or our responsibility for our own fraud or wilful wrong.',
    { heading: '8. Complaints' },
    'Grievance Officer: {grievanceOfficer}. Email: {supportEmail}. Tell us the address of the page, what is wrong and how we can reach you. As the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 require, we acknowledge a complaint within 24 hours and settle it within 7 days, and faster where the rules say so, as with intimate pictures or someone pretending to be you. If you are not satisfied, you can appeal to the Grievance Appellate Committee within 30 days at {site:gac.gov.in}.',
    { heading: '9. Law, and changes' },
    'Indian law applies. Courts in {city} decide disputes, unless the law lets you go to a court or consumer commission nearer to you. We may change these terms when the service or the law changes. We say so on the site before an important change takes effect. If one part is invalid, the rest stays.',
  ],
  related: ['privacy', 'safety'],
  keywords: 'terms conditions rules legal agreement liability grievance officer complaint',
}
