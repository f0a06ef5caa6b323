import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lazily } from '@basera/platform/contract/lazily'

const require = createRequire(import.meta.url)
const list = require.resolve('@zxcvbn-ts/language-common/src/passwords.json')

/** The list begins with the most used passwords. */
const leakedMost = 10_000

/** Chosen here, and left out of the list of leaks. */
const chosenHere = `
654321 admin123 administrator p@ssword p@ssw0rd1 p@ssword1 p@ssword123 password1234 password12345
password123456 password@123 password@1 password! password1! password123! passw0rd123 pass12345 pass@123
pass@1234 asdfghjkl123 asdfgh123 qwerty@123 121212 456789 987654 987654321 9876543210 88888888 888888 999999
99999999 555555 777777 444444 333333 222222 1111111 1111111111 111111111 00000000 0000000000 000000000
123456abc aa12345678 aaaaaa aaaaaaaa abcdef abcdefg abcdefgh abcde123 abc@123 abcd@1234 abc123abc abcabc
123abc123 secret123 login123 iloveyou123 babygirl1 ronaldo7 messi10 test12345 testing123 test@123 demo123
demo1234 guest123 guest1234 user123 user1234 root123 toor123 admin12 admin1234 admin12345 admin123456
admin@123 admin@1234 adminadmin changeme123 letmein123 opensesame newpassword mypass123 yourpassword 1password
2password iphone google123 google1 facebook1 twitter instagram whatsapp windows10 linux123 ubuntu cisco123
hello1234 hello12345 hellohello helloworld hello@123 welcome123 welcome@123 welcome1234 welcome12 welcome2
welcome@1 welcome01 india@123 india1 indian123 india1234 india12345 india123456 bharat bharat123 hindustan
mumbai mumbai123 delhi123 bangalore bengaluru chennai kolkata hyderabad pune123 kerala kerala123 punjab
punjab123 gujarat rajasthan maharashtra krishna1 krishna123 krishna@123 jaishreeram jaishriram jaimatadi
omnamahshivaya omsairam sairam123 saibaba saibaba123 ganesh123 ganesha ganpati lakshmi laxmi123 shiva123
shivam shivam123 mahadev mahadev123 hanuman123 bajrang radhe123 radheradhe radhekrishna harekrishna shriganesh
govinda gopal123 balaji balaji123 venkatesh murugan ayyappa allah123 bismillah786 allahuakbar 786786 786110
jesuschrist ilovejesus waheguru waheguru1 rahul123 rahul@123 rahul1 rohit123 rohit@123 amit123 amit@123
sumit123 ankit123 ankit@123 vikas123 vikram vikram123 suresh suresh123 ramesh ramesh123 mahesh mahesh123
rajesh rajesh123 mukesh mukesh123 dinesh dinesh123 kumar123 kumar@123 sanjay sanjay123 vijay123 ajay123 manish
manish123 manoj123 deepak deepak123 deepak@123 pankaj pankaj123 sachin sachin123 sachin10 tendulkar dhoni123
dhoni07 virat123 virat18 kohli123 viratkohli priyanka priyanka123 pooja123 pooja@123 neha123 neha@123 kavita
kavita123 sunita sunita123 anjali anjali123 sneha123 divya123 swati123 nisha123 priya123 priya@123 shruti
shreya aishwarya deepika salman123 shahrukh aamir123 hrithik akshay akshay123 ranveer arjun123 karan123 aditya
aditya123 abhishek abhishek123 harsh123 gaurav gaurav123 saurabh saurav nitin123 naveen naveen123 praveen
praveen123 prakash prakash123 santosh santosh123 satish satish123 sandeep sandeep123 sunil123 anil123 ashok123
vinod123 yadav123 sharma sharma123 verma123 gupta123 singh123 patel123 reddy123 khan123 mylove123 myloveu
iloveindia iloveyou@123 loveyou123 ilovemom ilovemyself mummy123 mummypapa mompapa mumdad papa123 maa123
family123 friends123 friend1 bestfriend sweety123 honey123 jaanu123 jaan123 princess123 prince123 queen123
king123 rockstar1 rocky123 goodmorning smile123 lion123 monkey123 dragon123 master123 hunter2 ninja123
counterstrike fortnite pubg123 pubgmobile freefire roblox gamer123 games123 gaming zelda123 sonic123 mario123
jordan123 football123 soccer123 cricket123 basketball1 badminton chess123 guitar123 music123 musiclover
piano123 justinbieber beyonce onedirection inception hogwarts dumbledore voldemort hermione thor123 hulk123
captainamerica joker123 batman123 superman123 flash123 avengers marvel123 cinderella homer123 bart123 mango123
lemon123 watermelon biryani coffee123 chocolate1 candy123 sugar123 sweet123 pizza123 burger123 beer123
vodka123 corona123 covid19 covid123 april123 sunday123 monday123 summer123 summer2020 summer2021 summer2022
summer2023 summer2024 winter123 winter2020 winter2021 winter2022 winter2023 spring2020 spring2021 january1
password2020 password2021 password2022 password2023 password2024 password2025 password2026 welcome2020
welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 admin2020 admin2021 admin2022 admin2023 admin2024
india2020 india2021 india2022 india2023 india2024 india2025 india2026 india1947 qwerty2020 123456780
123456123456 1234512345 12341234 123412 147147 151515 161616 171717 181818 191919 101010 110110 112112 1122334
12121212 123123123 12345600 123456000 100100 100200 202020 20202020 212121 221122 232323 242424 2468101214
252525 262626 272727 282828 292929 303030 313131 321321 323232 343434 369369 404040 414141 420420 424242
454545 456456 464646 474747 484848 494949 505050 515151 525252 535353 545454 55555555 5555555555 565656 585858
595959 606060 616161 626262 646464 656565 66666666 676767 686868 707070 717171 727272 747474 757575 767676
77777777 787878 789789 797979 808080 818181 828282 838383 848484 852963 858585 868686 876543 87654321 878787
898989 900000 909090 919191 929292 939393 959595 969696 979797 989898 99887766 113355 114411 1q1q1q 1qaz@wsx
1qaz!qaz 3edc4rfv 4rfv5tgb !qaz2wsx !qaz1qaz zaq1zaq1 xsw2zaq1 qaz12345 wsx123 q1q1q1 qwqwqw qweqweqwe
qwe12345 qwe1234 qwerty00 qwerty22 qwerty78 qwerty99 qwertyqwerty qwerty1! qwerty! qwerty123! qwertyuiop123
qwertz qwertzuiop azerty123 asdasdasd asd12345 asd123456 asdf12345 asdzxc123 zxczxc zxc12345 mnbvcxz lkjhgfdsa
poiuytrewq poiuyt plokijuh okmijn rfvtgb tgbyhn aabbcc aabb1122 a1a1a1 abcdef1 abcdef123 abcdefg123 abcdefghi
abcdefghij abcd12345 abcd123456 abcde12345 abc1234567 abc12345678 abc123123 abcxyz xyz12345 xyzxyz a123123
aa1234 aaaaaaa aaaaaaaaaa bbbbbb cccccc dddddd eeeeee ffffff gggggg hhhhhh jjjjjj kkkkkk llllll mmmmmm nnnnnn
oooooo pppppp qqqqqq rrrrrr ssssss tttttt wwwwww xxxxxx xxxxxxxx yyyyyy zzzzzz zzzzzzzz zzz123 sss123 secret12
security1 letmeinnow getmein iamking iamthebest one123 three3 fuckyou123 bitch123 sexy123 badboy123 coolboy
dude123 moneymoney rich123 office123 office365 school123 college123 student123 teacher123 doctor123 lawyer123
pilot123 army123 navy123 police123 nurse123 bullet350 pulsar150 pulsar220 activa splendor yamaha123 yamahar15
honda123 hondacity royalenfield maruti swift123 bmw123 audi123 audir8 lamborghini bugatti everything forever21
never123 always1 please123 thankyou1 sorry123 trust123 faith123 heaven1 angel007 devil123 qwerty666 amour123
doudou azerty1 motdepasse schalke04 hejsan123 contrasena contraseña hola123 teamo123 tequiero alejandra
guadalupe brasil123 senha123 minhasenha corinthians palmeiras isabela emily123 grace123 chloe123 sarah123
maria123 anna123 julia123 laura123 diana123 linda123 jacob123 kevin123 brian123 peter123 simon123 scott123
tyler123 abcd!234 rewq4321 4321rewq 4321qwer 0987654321 0123456789 012345 01234567 0123456 098765 0987654
098765432 010101 01010101 020202 030303 040404 050505 070707 080808 090909 000123 001001 001002 0000001
10101010 12345678900 12345678901 12345678912 123456789123 123456789012 123456789abc 12345abcd 123asd123
123asdf 123qazwsx 123456b 123456j 123456p 123456aa@ 123456@ 123456! 12345678@ 12345678! 123456789@ 1234567@
12345@ 12345! 1234567! 123456@a abc123! abcd1234! admin123! admin@12345 welcome1! welcome123! qwe123! test123!
hello123! india@1234 india@12345 pass@12345 password@12 password@1234 password@12345 passw@rd p@$$w0rd
p@$$word pa$$w0rd pa$$word passw0rd! passw0rd1 passw0rd12 passwd123 password0 password02 password00 password13
password21 password22 password23 password3 password4 password5 password6 password69 password7 password77
password8 password88 passwordpassword password. password? mypassword1 mypassword123 newpass123 temp1234
temporary changeit letmein! secure123
`
  .trim()
  .split(/\s+/)

const isLongEnough = (password: string) => password === password.toLowerCase() && [...password].length >= 6

/** Lower case, at least six characters (accounts.password-weak). Read when first asked for. */
export const commonPasswords = lazily((): ReadonlySet<string> => {
  const leaked: readonly string[] = JSON.parse(readFileSync(list, 'utf8'))
  const chosen: string[] = []
  for (const password of leaked) {
    if (chosen.length === leakedMost) break
    if (isLongEnough(password)) chosen.push(password)
  }
  return new Set([...chosenHere, ...chosen])
})
