const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The provider's login page: a person types an e-mail and presses a button, with a mouse, a keyboard or a script. */
export const loginPage = (uid: string, known: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test provider: sign in</title>
<main style="font: 16px/1.5 system-ui; max-width: 22rem; margin: 3rem auto; padding: 0 1rem">
<h1>Test provider</h1>
<form method="post" action="/login/${escaped(uid)}">
<p><label>Email <input name="email" type="email" required autofocus list="known"></label></p>
<datalist id="known">${known.map((email) => `<option value="${escaped(email)}">`).join('')}</datalist>
<p><label>Name <input name="name"></label></p>
<p><label><input name="unverified" type="checkbox" value="yes"> The provider has not verified this email</label></p>
<p><label><input name="no_email" type="checkbox" value="yes"> The provider tells no email</label></p>
<p><button name="answer" value="continue">Continue</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button></p>
</form>
</main>
</html>`
