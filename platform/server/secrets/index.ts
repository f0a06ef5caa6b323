export { developmentSecret } from './development-secret.ts'
export { openSecrets, type Secrets } from './secrets.ts'
