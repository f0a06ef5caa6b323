import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  Avatar,
  Banner,
  Button,
  ButtonLink,
  DateField,
  Dialog,
  Field,
  IconButton,
  OneTimeCode,
  Photo,
  RupeeInput,
  SearchIcon,
  TextInput,
} from './index.ts'
import { ComponentsPage } from './showcase/components-page.tsx'

const html = (node: ReactNode): string => renderToString(<StaticRouter location="/">{node}</StaticRouter>)
const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`).exec(text)?.[1]
const nothing = () => undefined

describe('components rendered on the server', () => {
  it('render without a browser, all of them', () => {
    expect(html(<ComponentsPage />)).toContain('Components</h1>')
  })

  it('a field ties its label and error to the control', () => {
    const text = html(
      <Field label="Title" error="Title should be at least 10 characters">
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    expect(attribute(text, 'for')).toBe(/<input[^>]* id="([^"]*)"/.exec(text)?.[1])
    expect(text).toContain('aria-invalid="true"')
    const note = attribute(text, 'aria-describedby')
    expect(text).toContain(`<div id="${note}"`)
  })

  it('a field without a hint or error points at nothing', () => {
    expect(html(<Field label="Title">{(control) => <TextInput {...control} />}</Field>)).not.toContain(
      'aria-describedby',
    )
  })

  it('a busy button takes no presses and keeps its words and the focus', () => {
    const text = html(<Button busy>Saving Changes...</Button>)
    expect(text).toMatch(/aria-disabled="true"/)
    expect(text).toContain('Saving Changes...')
    expect(text).toContain('class="spin"')
  })

  it('a button never submits unless told to', () => {
    expect(html(<Button>Go</Button>)).toContain('type="button"')
    expect(html(<Button type="submit">Go</Button>)).toContain('type="submit"')
  })

  it('a button link is a link', () => {
    expect(html(<ButtonLink href="/find-room">Find</ButtonLink>)).toMatch(/^<a [^>]*href="\/find-room"/)
  })

  it('an icon is hidden unless it is named, and a button of only an icon has a name', () => {
    expect(html(<SearchIcon />)).toContain('aria-hidden="true"')
    expect(html(<SearchIcon label="Search" />)).toContain('role="img" aria-label="Search"')
    expect(html(<IconButton label="Share" icon={<SearchIcon />} />)).toContain('aria-label="Share"')
  })

  it('a sum is grouped the Indian way', () => {
    expect(html(<RupeeInput value={125000} onChange={nothing} />)).toContain('value="1,25,000"')
  })

  it('a date is the browser’s own field until scripts run', () => {
    const words = { open: 'Choose a date', close: 'Close', previous: 'Previous month', next: 'Next month' }
    const field = (
      <DateField name="from" words={words} today="2026-06-11" value="2026-12-01" onChange={nothing} />
    )
    expect(html(field)).toMatch(/<input(?=[^>]* type="date")(?=[^>]* name="from")[^>]* value="2026-12-01"/)
  })

  it('the one-time code is one input over six boxes', () => {
    const text = html(<OneTimeCode value="408" onChange={nothing} />)
    expect(text.match(/<input/g)).toHaveLength(1)
    expect(text).toContain('autoComplete="one-time-code"')
    expect(text).toContain('inputMode="numeric"')
    expect(text.match(/<span/g)).toHaveLength(6)
  })

  it('errors are alerts, good news waits its turn', () => {
    expect(html(<Banner tone="danger">No</Banner>)).toContain('role="alert"')
    expect(html(<Banner tone="ok">Yes</Banner>)).toContain('role="status"')
    expect(html(<Banner tone="info">So</Banner>)).not.toContain('role=')
  })

  it('an avatar shows the photo, else initials on the person’s tint', () => {
    expect(html(<Avatar name="Debjani Sen" userId="d" />)).toContain('DS')
    expect(html(<Avatar name="Debjani Sen" userId="d" src="/a.webp" />)).toContain('src="/a.webp"')
  })

  it('a photo reserves its place', () => {
    expect(html(<Photo src="/a.webp" />)).toMatch(/width="800" height="600"/)
  })

  it('a shut dialog leaves nothing on the page', () => {
    expect(html(<Dialog open={false} onClose={nothing} title="Hello" />)).toBe('')
  })
})
