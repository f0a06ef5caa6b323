export { demoCounts } from './demo-data.ts'
export { type FillOptions, fillDemoData } from './fill-demo-data.ts'
