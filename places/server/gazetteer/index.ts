export { evaluate } from './evaluate.ts'
export { type Gazetteer, loadGazetteer } from './load-gazetteer.ts'
export { rowsWhere } from './place-index.ts'
