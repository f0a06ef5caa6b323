export { type Asked, formOf } from './calls.ts'
export { dice } from './dice.ts'
export { openWorld, type World, type WorldOptions } from './open-world.ts'
export {
  addPeople,
  asha,
  kabir,
  meera,
  nina,
  nowhere,
  numbered,
  type Person,
  person,
  rohan,
} from './people.ts'
