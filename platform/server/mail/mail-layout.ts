import { type Language, languageTag } from '@basera/platform/contract/languages'
import { escapeHtml } from '../http/escape-html.ts'
import { darkMailStyles, mailStyles as style, withIndicFonts } from './mail-styles.ts'
import type { Mail } from './mailer.ts'

export interface MailSite {
  readonly publicUrl: string
  readonly supportEmail: string
}

export interface MailFrame {
  readonly plainAddress: string
  readonly questions: (address: string) => string
  readonly about: string
}

interface MailLink {
  readonly label: string
  readonly address: string
}

export interface MailLayout {
  readonly language: Language
  readonly subject: string
  readonly preheader: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Each with a line of its own below. */
  readonly links?: readonly (MailLink & { readonly text: string })[]
  readonly button: MailLink
  readonly notes: readonly string[]
  /** How to unsubscribe from mails that nobody asks for one by one, or to get fewer of them. */
  readonly leave?: readonly MailLink[]
  readonly headers?: Mail['headers']
}

// Pads the preheader, or mail lists would go on with the next text.
const filler = '&#847;&zwnj;&nbsp;'.repeat(40)

const table = (inner: string, attributes = ''): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes}>${inner}</table>`

const row = (inner: string, css = '', name = ''): string =>
  `<tr><td${name ? ` class="${name}"` : ''}${css ? ` style="${css}"` : ''}>${inner}</td></tr>`

const paragraph = (text: string, css: string, name: string): string =>
  `<p class="${name}" style="${css}">${escapeHtml(text)}</p>`

// Built of cells: pictures are blocked at first, and few fonts have the letter.
const mark = table(
  `<tr><td colspan="3" style="${style.headline}"></td></tr>` +
    `<tr><td style="${style.bowlCell}"><div style="${style.bowl}"><div style="${style.eye}"></div></div></td>` +
    `<td style="${style.stem}"></td><td style="${style.behindStem}"></td></tr>`,
  ' align="center"',
)

const brand = table(
  `<tr><td class="b-tile" style="${style.tile}">${mark}</td><td class="b-ink" style="${style.name}">Basera</td></tr>`,
)

function buttonHtml({ label, address }: MailLayout['button']): string {
  const link = `<a href="${escapeHtml(address)}" style="${style.button}">${escapeHtml(label)}</a>`
  return table(row(link, style.buttonCell, 'b-cta'), ` style="${style.buttonRow}"`)
}

function cardHtml(mail: MailLayout, frame: MailFrame): string {
  const { address } = mail.button
  return [
    `<h1 class="b-ink" style="${style.heading}">${escapeHtml(mail.heading)}</h1>`,
    ...mail.paragraphs.map((text) => paragraph(text, style.paragraph, 'b-ink-2')),
    ...(mail.links ?? []).map(
      (link) =>
        `<p class="b-ink-2" style="${style.paragraph}">${linkHtml(link)}<br>${escapeHtml(link.text)}</p>`,
    ),
    buttonHtml(mail.button),
    paragraph(frame.plainAddress, style.small, 'b-ink-3'),
    `<p style="${style.address}"><a class="b-link" href="${escapeHtml(address)}" style="${style.link}">${escapeHtml(address)}</a></p>`,
  ].join('')
}

const linkHtml = ({ label, address }: MailLink): string =>
  `<a class="b-link" href="${escapeHtml(address)}" style="${style.link}">${escapeHtml(label)}</a>`

const leaveHtml = ({ leave = [] }: MailLayout): string =>
  leave.map((link) => `<p style="${style.small}">${linkHtml(link)}</p>`).join('')

function footerHtml(mail: MailLayout, frame: MailFrame, { supportEmail }: MailSite): string {
  const support = escapeHtml(supportEmail)
  const link = `<a class="b-link" href="mailto:${support}" style="${style.link}">${support}</a>`
  const [before = '', after = ''] = frame.questions('\0').split('\0').map(escapeHtml)
  return [
    ...mail.notes.map((text) => paragraph(text, style.small, 'b-ink-3')),
    leaveHtml(mail),
    `<p class="b-ink-3" style="${style.small}">${before}${link}${after}</p>`,
    paragraph(frame.about, style.small, 'b-ink-3'),
  ].join('')
}

function htmlForm(mail: MailLayout, frame: MailFrame, site: MailSite): string {
  const column = table(
    row(brand) +
      row('&nbsp;', style.gap) +
      row(cardHtml(mail, frame), style.card, 'b-card') +
      row(footerHtml(mail, frame, site), style.footer, 'b-footer'),
    ` width="560" align="center" style="${style.column}"`,
  )
  const lang = `lang="${languageTag(mail.language)}" dir="ltr"`
  return [
    `<!doctype html><html ${lang}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    // iOS would turn numbers and days into links.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escapeHtml(mail.subject)}</title><style>${darkMailStyles}</style></head>`,
    `<body class="b-page" style="${style.page}"><div style="${style.preheader}">${escapeHtml(mail.preheader)}${filler}</div>`,
    `<div role="article" aria-roledescription="email" aria-label="${escapeHtml(mail.subject)}" ${lang}>`,
    table(row(column, style.outer), ' width="100%"'),
    '</div></body></html>',
  ].join('')
}

const textLink = ({ label, address }: MailLink): string => `${label}:\n${address}`

function textForm(mail: MailLayout, frame: MailFrame, { supportEmail }: MailSite): string {
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.links ?? []).map(({ label, text, address }) => `${label}\n${text}\n${address}`),
    textLink(mail.button),
    '--',
    ...mail.notes,
    ...(mail.leave ?? []).map(textLink),
    frame.questions(supportEmail),
    frame.about,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Lays out a mail as HTML and text: no remote images, no tracking, one button. */
export function layoutMail(to: string, mail: MailLayout, frame: MailFrame, site: MailSite): Mail {
  return {
    to,
    subject: mail.subject,
    text: textForm(mail, frame, site),
    html: withIndicFonts(htmlForm(mail, frame, site), mail.language),
    headers: { 'Content-Language': languageTag(mail.language), ...mail.headers },
  }
}
