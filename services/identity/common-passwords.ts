/**
 * Passwords of ten characters or more that are at the top of the lists that leak and are tried first. Shorter ones are
 * refused for their length. All in lower case.
 */
export const commonPasswords: readonly string[] = `
1234567890 0123456789 0987654321 9876543210 1234567891 12345678910 123456789a a123456789 123456789q q123456789
123456789z 1111111111 0000000000 2222222222 3333333333 5555555555 6666666666 7777777777 8888888888 9999999999
11111111111 111111111111 1122334455 1212121212 1234554321 1234512345 123123123123 12341234123 123412341234
1234567812345678 123456123456 123321123321 112233445566 1357924680 2468101214 1029384756 0102030405 1020304050
147258369a 1472583690 7894561230 0147258369 3216549870 qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwerty12345
qwerty123456 qwerty1234 qwerty7890 qwerty0987 qwertyqwerty 12345qwert 123456qwerty 1234qwerty 12345qwerty 1qaz2wsx3edc
1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4t5 q1w2e3r4t5y6 1qazxsw23edc 1qaz2wsx3e qazwsxedcrfv qazwsxedc1
qazwsx123456 zaq12wsxcde3 zaq1zaq1zaq zaq1xsw2cde3 !qaz2wsx#edc asdfghjkl1 asdfghjkl; asdfghjkl123 asdfasdfasdf
asdf1234asdf asdfgh12345 asdf123456 zxcvbnm123 zxcvbnm1234 zxcvbnm,./ qwertzuiop azertyuiop qweasdzxc1 qweasdzxc123
qweasd123456 qwe123qwe123 qweqweqweqwe abcdefghij abcdefghijk abcd123456 abcde12345 abc1234567 abc123abc123
abcd1234abcd abcdef123456 a1b2c3d4e5 a1s2d3f4g5 aa12345678 aaaaaaaaaa aaaaaaaaaaaa zzzzzzzzzz xxxxxxxxxx password01
password10 password11 password12 password13 password21 password22 password23 password69 password77 password88
password99 password123 password1234 password12345 password123456 password1! password12! password123! password123$
password@1 password@12 password@123 passwordpassword passw0rd12 passw0rd123 passw0rd1! p@ssw0rd12 p@ssw0rd123
p@ssw0rd1! p@ssword12 p@ssword123 p@ssword1! pa$$word12 pa$$word123 pa$$w0rd12 pa$$w0rd123 p455w0rd12 mypassword
mypassword1 mypassword123 thepassword thisismypassword newpassword newpassword1 changeme12 changeme123 changeme1234
changeme1! changeit123 letmein123 letmein1234 letmein12345 letmeinnow welcome123 welcome1234 welcome12345 welcome2020
welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome@123 welcome123! welcome01! welcomeback
password2020 password2021 password2022 password2023 password2024 password2025 password2026 summer2020! summer2021!
summer2022! summer2023! summer2024! summer2025! winter2020! winter2021! winter2022! winter2023! winter2024!
winter2025! spring2024! spring2025! autumn2024! administrator administrator1 admin12345 admin123456 admin1234567
admin@1234 admin@12345 adminadmin admin123admin superadmin rootroot123 root123456 test123456 test12345678 testtest123
testtest12 testing123 testing1234 tester1234 guest12345 default123 temp123456 temppassword secret1234 secret12345
secretpassword topsecret1 master1234 master12345 computer12 computer123 internet12 internet123 samsung123 samsung1234
iloveyou12 iloveyou123 iloveyou1234 iloveyou22 iloveyou11 iloveyou13 iloveyouso iloveyoubaby iloveyouforever
iloveyou4ever ilovemyself ilovemymom ilovemyfamily iloveme123 ilovegod123 ilovejesus ilovejesus1 jesuschrist
jesuschrist1 jesusislord jesussaves jesuslovesme godisgood1 godislove1 godbless123 blessed123 blessedbe1
trustno1trustno1 trustnoone trustnoone1 sunshine12 sunshine123 sunshine1234 princess12 princess123 princess1234
football12 football123 football1234 baseball12 baseball123 basketball basketball1 basketball12 basketball123
volleyball volleyball1 cheerleader cheerleader1 skateboard snowboard1 liverpool1 liverpool12 liverpool123 manchester
manchester1 manchesterunited barcelona1 barcelona10 realmadrid realmadrid1 arsenal123 chelsea123 juventus123
superman12 superman123 spiderman1 spiderman12 spiderman123 batman1234 pokemon123 starwars12 starwars123 startrek123
darthvader darthvader1 harrypotter harrypotter1 minecraft1 minecraft12 minecraft123 fortnite123 dragonball dragonballz
dragon1234 dragon12345 monkey1234 monkey12345 shadow1234 michael123 michael1234 michelle123 jennifer12 jennifer123
jessica123 charlie123 charlie1234 jordan2323 ashley1234 daniel1234 alexander1 alexander123 elizabeth1 elizabeth12
christopher christopher1 christian1 christian123 christina1 stephanie1 stephanie12 victoria123 nicholas123 jonathan123
anthony123 butterfly1 butterfly12 butterfly123 strawberry strawberry1 chocolate1 chocolate12 chocolate123 sweetheart
sweetheart1 beautiful1 beautiful123 babygirl12 babygirl123 babyboy123 superstar1 superstar123 rockstar123 whatever12
whatever123 whatever1234 freedom123 forever123 foreveryoung loveyou123 lovelove12 lovelove123 lovelovelove loveforever
friendship friendship1 friends123 bestfriend bestfriends bestfriend1 happiness1 happy12345 smile12345 hellohello
hello12345 hello123456 helloworld helloworld1 hello123hello hellokitty hellokitty1 computer1234 november11 december12
september1 september11 september12 california california1 washington manhattan1 newyork123 america123 australia1
newzealand england123 deutschland schalke04! hannover96 azerty1234 azerty12345 azerty123456 motdepasse motdepasse1
passwort123 passwort1234 passwort12345 contrasena contrasena123 contraseña123 tequiero123 senha12345 senha123456
brasil1234 wachtwoord welkom1234 welkom12345 lozinka123 parola1234 sifre12345 galatasaray fenerbahce besiktas1903
woaini1314 woaini1314520 woaini520520 5201314520 1314520520 qq123456789 a123456789a aa123456789 zxc123456789
asd123456789 qwe123456789 abc123456789 123456789abc 123456789qwe 123qwe123qwe 123qweasdzxc 1234abcd1234 12345abcde
123456abcdef 1a2b3c4d5e 123abc123abc 1password1 1234password 123password 12345password 123456password mustang123
corvette123 ferrari123 mercedes123 porsche911 harley1234 yankees123 cowboys123 steelers123 patriots12 lakers2424
eagles1234 packers123 thunder123 hunter1234 ranger1234 soccer1234 hockey1234 golfer1234 killer1234 cookie1234
summer1234 summer12345 flower1234 purple1234 orange1234 silver1234 golden1234 cheese1234 coffee1234 pepper1234
ginger1234 bailey1234 maggie1234 buster1234 tigger1234 snoopy1234 mickey1234 correcthorsebatterystaple opensesame
opensesame1 abracadabra blink182blink metallica1 metallica123 nirvana123 ironmaiden slipknot666 eminem1234
onedirection justinbieber justinbieber1 taylorswift taylorswift1 michaeljackson ronaldo123 cristiano7 messi10messi
lionelmessi undertaker johncena123 playstation playstation3 playstation4 playstation5 nintendo64 googlegoogle
facebook12 facebook123 instagram1 instagram123 youtube123 linkedin12 linkedin123 microsoft1 windows123 jobsearch1
jobsearch123 myresume123 resume1234
`
  .trim()
  .split(/\s+/);
