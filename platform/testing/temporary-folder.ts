import { inject } from 'vitest'

// For the processes that tests start, too.
process.env.TMPDIR = inject('temporaryFolder')
