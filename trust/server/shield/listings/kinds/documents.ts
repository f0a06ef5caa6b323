import type { ListingRule } from '../listing-rule.ts'

export const documentRules: readonly ListingRule[] = [
  {
    kind: 'document_harvest',
    level: 'danger',
    because: 'Wants identity papers before a visit',
    patterns: [
      '<give> ... <document> ... <first>/<before>',
      '<first>/<before> ... <document> ... <give>',
      '<first>/<before> ... <give> ... <document>',
      '<document> ... <give> ... <first>/<before>',
      '<give> ... <document> ... <next>/<address>',
      '<document> ... <give> ... <address>',
      'without .. documents/document/id ... <address>',
      'need .. <document> ... <money>',
      '<document> .. selfie ...',
      'selfie with ...',
      'photo/selfie holding ...',
      'photo/picture/selfie .. holding ...',
      'mail/send/scan ... <document> ... <next>/get ...',
      '<give> .. id proof ... <money>',
    ],
    unless: ['<policeCheck>'],
  },
  {
    kind: 'otp_or_code',
    level: 'danger',
    because: 'Wants a one-time code or PIN',
    patterns: [
      '<give> .. <code>',
      '<code> ... <give>',
      '<give> ... six/6 digit code',
      'enter pin ...',
      '<upiPin>',
    ],
  },
  {
    kind: 'remote_app',
    level: 'danger',
    because: 'Wants an app that shows the screen to others',
    patterns: [
      'anydesk/teamviewer/quicksupport/rustdesk/airdroid/ultraviewer',
      'any desk',
      'team viewer',
      'quick support',
      'screen share/sharing',
    ],
  },
]

export const documentExamples = {
  cheats: [
    'Send Aadhaar and selfie first, then I give the address',
    'Share the OTP to confirm',
    'Install AnyDesk for the agreement',
    'पहले आधार भेजें',
  ],
  honest: [
    'Aadhaar copy for police verification when you move in',
    'Guests get an OTP at the gate',
    'Bring an ID for the guard',
  ],
}
