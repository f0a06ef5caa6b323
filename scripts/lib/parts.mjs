const parts = []

export function timed(title, act) {
  const started = Date.now()
  try {
    return act()
  } finally {
    parts.push({ title, seconds: (Date.now() - started) / 1000 })
  }
}

export function partTimes() {
  const line = ({ title, seconds }) => `  ${title.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0)
  return [...parts, { title: 'all', seconds }].map(line).join('\n')
}
