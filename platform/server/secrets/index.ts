export { developmentSecret, openSecrets, type Secrets } from './secrets.ts'
