export { SceneCandle as Candle } from '@basera/platform/design/art'
