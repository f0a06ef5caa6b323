/** Milliseconds. */
const pause = 5000
/** Where there is a network. */
const attemptsMax = 5

/** Resolves when the network is back, or after a pause. */
const soon = () =>
  new Promise<void>((done) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      done()
    }
    const timer = setTimeout(goOn, pause)
    window.addEventListener('online', goOn)
  })

/** Loads a part of a conversation. Without a network the page stays as it is, and the part comes once there is one again. */
export async function loadPart<Part>(load: () => Promise<Part>, attempt = 1): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine && attempt >= attemptsMax) throw error
    await soon()
    return loadPart(load, attempt + 1)
  }
}
