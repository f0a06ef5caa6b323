export { type Cluster, startCluster } from './cluster.ts'
export { type DemoProduct, startDemoProduct } from './demo-product.ts'
export { freePort } from './free-port.ts'
export { joinMember } from './join-member.ts'
export {
  openProductProcess,
  type ProcessOptions,
  type ProductProcess,
  startProductProcess,
} from './product-process.ts'
export { someListing } from './some-listing.ts'
export { whenReady } from './when-ready.ts'
