const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the characters that neither XML nor a calendar can have, and that no reader shows. */
export const withoutControls = (text: string): string => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** As the text of an element of HTML or XML, or as an attribute in double quotes. */
export const escapeMarkup = (text: string): string => withoutControls(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
