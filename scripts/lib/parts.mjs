const began = Date.now()
const parts = []

export async function timed(title, act) {
  const part = { title, seconds: 0 }
  parts.push(part)
  const started = Date.now()
  try {
    return await act()
  } finally {
    part.seconds = (Date.now() - started) / 1000
  }
}

export function partTimes() {
  const line = ({ title, seconds }) => `  ${title.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`
  return [...parts, { title: 'all', seconds: (Date.now() - began) / 1000 }].map(line).join('\n')
}
