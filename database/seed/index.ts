export { demoCounts } from './demo-data.ts'
export { demoAuthenticator, demoModerator } from './desk/demo-moderator.ts'
export { fillDemoDesk } from './desk/fill-demo-desk.ts'
export { type FillOptions, fillDemoData } from './fill-demo-data.ts'
