/** Settings that production starts on. */
export const productionSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://basera.example/',
  SUPPORT_EMAIL: 'help@basera.example',
  SECRET_KEY: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Basera <hello@basera.example>',
  SMS: 'twilio',
  TWILIO_ACCOUNT_SID: 'sid',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+10000000000',
} as const
