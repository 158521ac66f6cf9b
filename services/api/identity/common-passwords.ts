/**
 * Passwords that lead other lists than the one in use (`password-policy.ts`), are not variants of its entries, and fit
 * this product. All are in lowercase.
 */
export const commonPasswords: readonly string[] = `
0123456789 0987654321 9876543210 qwertyuiop[] 1q2w3e4r5t6y7u 1qaz2wsx3e zaq1zaq1zaq !qaz2wsx#edc asdfghjkl;
asdf1234asdf asdf123456 zxcvbnm,./ qwertzuiop abcdefghij abcdefghijk abc1234567 abcd1234abcd abcdef123456 aa12345678
thepassword thisismypassword welcomeback admin12345 admin123456 admin1234567 admin@1234 admin@12345 admin123admin
superadmin rootroot123 root123456 test123456 test12345678 guest12345 temp123456 secretpassword iloveyouso iloveyoubaby
iloveyouforever iloveyou4ever ilovemymom jesuslovesme blessedbe1 manchesterunited fortnite123 bestfriends happy12345
smile12345 hello12345 hello123456 hello123hello contraseña123 senha12345 senha123456 sifre12345 woaini1314520
woaini520520 5201314520 1314520520 a123456789a zxc123456789 asd123456789 qwe123456789 123456abcdef 1234password
123password 12345password 123456password correcthorsebatterystaple blink182blink onedirection taylorswift taylorswift1
messi10messi lionelmessi instagram1 instagram123 linkedin12 linkedin123 myresume123
`
  .trim()
  .split(/\s+/);
