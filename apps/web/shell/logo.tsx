export { Wordmark as Logo } from '@basera/platform/design/art'
