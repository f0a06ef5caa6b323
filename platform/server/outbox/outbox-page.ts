import { escapeHtml } from '../http/escape-html.ts'
import type { OutboxMessage } from './outbox-messages.ts'
import { outboxStyles } from './outbox-styles.ts'

const mark =
  '<svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true"><rect width="64" height="64" rx="16" fill="#0b5a38"/>' +
  '<path d="M9.5 17H54.5M46 17V53.5" stroke="#fff" stroke-width="6.6" stroke-linecap="round" fill="none"/>' +
  '<circle cx="29" cy="37.4" r="15" fill="#fff"/><path d="M38 31h8v13h-8z" fill="#fff"/>' +
  '<path d="M33.16 45.38A9 9 0 0 1 21.02 33.24Z" fill="#0b5a38"/><path d="M24.84 29.42A9 9 0 0 1 36.98 41.56Z" fill="#fbad18"/></svg>'

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
})

const linkHtml = (address: string): string =>
  `<li><a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(address)}</a></li>`

/** The mail as a mail program shows it, in a frame that runs nothing. */
function previewHtml(html: string): string {
  const document = `<base target="_blank">${html}`
  return (
    '<details><summary>As a mail program shows it</summary>' +
    `<iframe title="The mail" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe></details>`
  )
}

function messageHtml(message: OutboxMessage): string {
  const { channel, to, subject, text, html, links, code } = message
  const plain = `<pre>${escapeHtml(text)}</pre>`
  return [
    `<article><p class="facts"><span class="kind">${channel === 'sms' ? 'SMS' : 'Mail'}</span>`,
    `<strong>${escapeHtml(to)}</strong>`,
    `<time class="when" datetime="${message.sent_at}">${clock.format(new Date(message.sent_at))}</time></p>`,
    `<h2>${escapeHtml(subject ?? 'Text message')}</h2>`,
    code ? `<div class="code">${code}</div>` : '',
    links.length > 0 ? `<ul>${links.map(linkHtml).join('')}</ul>` : '',
    html ? previewHtml(html) : '',
    html ? `<details><summary>As plain text</summary>${plain}</details>` : plain,
    '</article>',
  ].join('')
}

const emptyHtml = (to: string): string =>
  `<p class="empty">${to ? `Nothing was sent to ${escapeHtml(to)}.` : 'Nothing was sent yet. Ask for a link or a code, then refresh.'}</p>`

export function outboxPage(messages: readonly OutboxMessage[], to: string): string {
  const here = to ? `/dev/outbox?to=${encodeURIComponent(to)}` : '/dev/outbox'
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Outbox | Basera</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="/favicon.svg"><style>${outboxStyles}</style></head><body>`,
    `<header><a class="brand" href="/">${mark}Basera</a><h1>Outbox</h1>`,
    '<p>Mails and text messages that would have been sent, newest first. Only in development.</p>',
    '<form method="get" action="/dev/outbox"><label>Sent to',
    `<input name="to" value="${escapeHtml(to)}" placeholder="asha@demo.basera.test or 98765 43210" autocomplete="off"></label>`,
    `<button>Show</button><a class="button quiet" href="${escapeHtml(here)}">Refresh</a></form></header><main>`,
    messages.length > 0 ? messages.map(messageHtml).join('') : emptyHtml(to),
    '</main></body></html>',
  ].join('')
}
