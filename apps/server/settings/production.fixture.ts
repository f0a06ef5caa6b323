/** Settings that production starts on. */
export const productionSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://basera.example/',
  TRUST_PROXY: '1',
  GRIEVANCE_OFFICER: 'Asha Rao',
  DATABASE_URL: 'postgres://basera@db.basera.example/basera?sslmode=verify-full',
  SUPPORT_EMAIL: 'help@basera.example',
  SECRET_KEY: '0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Basera <hello@basera.example>',
  SMS: 'twilio',
  TWILIO_ACCOUNT_SID: 'sid',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+10000000000',
} as const
