/** Makes something when it is first asked for, such as a format of `Intl`, which takes a slow phone 30 ms. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
