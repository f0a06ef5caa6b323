import { langOf, useSettings } from '@basera/platform/web'
import { Fragment } from 'react'
import { type Block, type HelpText, type Run, runsOf } from '../content/text.ts'

const link = 'text-link underline underline-offset-3'

function RunOfText({ run }: { readonly run: Run }) {
  const { supportEmail, grievanceOfficer, city } = useSettings()
  if (run.kind === 'words') return run.text
  if (run.kind === 'tel') {
    return (
      <a className={link} href={`tel:${run.text}`}>
        {run.text}
      </a>
    )
  }
  if (run.kind === 'site') {
    return (
      <a className={link} href={`https://${run.text}`} rel="noopener">
        {run.text}
      </a>
    )
  }
  if (run.name !== 'supportEmail') {
    const words = run.name === 'city' ? city : grievanceOfficer
    const lang = langOf(words)
    return lang ? <span lang={lang}>{words}</span> : words
  }
  return (
    <a className={link} href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  )
}

function Words({ text }: { readonly text: string }) {
  return runsOf(text).map((run, index) => (
    <Fragment key={index}>
      <RunOfText run={run} />
    </Fragment>
  ))
}

function OneBlock({ block, level }: { readonly block: Block; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const
  if (typeof block === 'string') {
    return (
      <p>
        <Words text={block} />
      </p>
    )
  }
  if ('heading' in block) return <Heading className="mt-2 text-h3 text-ink">{block.heading}</Heading>
  const steps = 'steps' in block
  const List = steps ? 'ol' : 'ul'
  return (
    <List className={`grid gap-2 ps-5 marker:text-ink-3 ${steps ? 'list-decimal' : 'list-disc'}`}>
      {(steps ? block.steps : block.list).map((item) => (
        <li key={item} className="ps-1">
          <Words text={item} />
        </li>
      ))}
    </List>
  )
}

/** The body of a text; `level` is the level of its headings. */
export function TextBlocks({ text, level }: { readonly text: HelpText; readonly level: 2 | 3 }) {
  return (
    <div className="grid max-w-(--measure) gap-3 text-ink-2">
      {text.blocks.map((block) => (
        <OneBlock key={JSON.stringify(block)} block={block} level={level} />
      ))}
    </div>
  )
}
