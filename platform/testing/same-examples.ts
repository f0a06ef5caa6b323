import fc from 'fast-check'

// In CI properties try the same examples each time: a red run then names its change. Elsewhere they are new ones.
if (process.env.CI === 'true') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_124 })
