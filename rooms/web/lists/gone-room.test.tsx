import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GoneRoom } from './gone-room.tsx'

it('shell.text-language: the title of a room that is no more says its language', () => {
  const html = renderToStaticMarkup(
    <GoneRoom title="धूप वाला कमरा" words="This room is not there any more." />,
  )
  expect(html).toMatch(/<h3 lang="hi"[^>]*>धूप वाला कमरा<\/h3>/)
})
