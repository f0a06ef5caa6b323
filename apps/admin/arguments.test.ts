import { describe, expect, it } from 'vitest'
import { readCommand, UsageError, usage } from './arguments.ts'
import { commands } from './perform.ts'

const asha = 'a0000000-0000-4000-8000-000000000001'

describe('what an operator writes', () => {
  it.each([
    [['people', 'fly'], 'There is no command people fly.'],
    [['people', 'suspend', asha], 'people suspend needs --reason.'],
    [['people', 'suspend', 'asha', '--reason', 'x'], 'asha is no id'],
    [['people', 'show'], 'It is: people show ID'],
    [['people', 'show', asha, '--all'], 'people show takes no --all.'],
    [['people', 'export', asha], 'people export needs --out.'],
    [['people', 'show', asha, '--as', 'me@example.test'], '--as takes a name'],
    [['people', 'show', asha, '--loud'], '--loud'],
  ])('refuses %j', (words, complaint) => {
    expect(() => readCommand(words, commands)).toThrow(UsageError)
    expect(() => readCommand(words, commands)).toThrow(complaint)
  })

  it('is a command with its words, and who says so and why', () => {
    const words = ['people', 'suspend', asha, '--reason', 'a scam', '--as', 'meera', '--json']
    expect(readCommand(words, commands)).toEqual({
      command: commands['people suspend'],
      asked: {
        words: [asha],
        act: { operator: 'meera', command: 'people suspend', reason: 'a scam' },
        all: false,
        out: undefined,
      },
      json: true,
    })
  })

  it('may be one word, or nothing: then help is shown', () => {
    expect(readCommand(['verify'], commands)?.command).toBe(commands.verify)
    for (const words of [[], ['--help'], ['people', 'show', '--help']])
      expect(readCommand(words, commands)).toBeUndefined()
  })

  it('every command is in the help', () => {
    for (const [name, { says }] of Object.entries(commands)) {
      expect(usage(commands)).toContain(`  ${name}`)
      expect(usage(commands)).toContain(says)
    }
  })
})
