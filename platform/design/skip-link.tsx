/** First on the page: jumps over the bars to the element with that id. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {children}
    </a>
  )
}
