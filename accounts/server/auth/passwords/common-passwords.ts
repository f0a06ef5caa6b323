/**
 * The passwords people choose most, here and in published leaks, in lower case and of at least six characters
 * (decisions 3: refused).
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 123456789 12345678 password qwerty123 qwerty1 111111 12345678910 1234567 1234567890 123123 abc123
password1 iloveyou 1q2w3e4r 000000 qwerty zaq12wsx dragon sunshine princess letmein 654321 monkey 1qaz2wsx
123321 qwertyuiop superman asdfghjkl trustno1 welcome welcome1 admin123 administrator passw0rd p@ssw0rd
p@ssword p@ssw0rd1 p@ssword1 p@ssword123 password123 password12 password1234 password12345 password123456
password@123 password@1 password! password1! password123! passw0rd123 pass123 pass1234 pass12345 pass@123
pass@1234 123qwe qwe123 qweasd qweasdzxc 1q2w3e 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zxcvbnm zxcvbn asdfgh
asdf1234 asdfasdf asdfghjkl123 asdfgh123 zxcvbnm123 qwertyui qwerty12 qwerty1234 qwerty12345 qwerty123456
qwerty@123 1234qwer 112233 121212 131313 159753 147258 147258369 147852 159357 456789 789456 789456123
987654 987654321 9876543210 88888888 888888 999999 99999999 666666 555555 777777 7777777 444444 333333
222222 11111111 1111111 1111111111 111111111 00000000 0000000000 000000000 123654 123456a 123456q
123456abc 123456789a 12345678a 12345a 1234567a a123456 a1234567 a12345678 a123456789 aa123456 aa12345678
aaaaaa aaaaaaaa abcdef abcdefg abcdefgh abcd1234 abcd123 abcde123 abc12345 abc123456 abc1234 abc@123
abcd@1234 abc123abc abcabc 123abc 1234abcd 123abc123 football baseball basketball soccer hockey tennis
cricket master michael jordan jordan23 michelle jennifer jessica charlie andrew matthew joshua daniel
anthony thomas robert william george hannah ashley amanda nicole samantha elizabeth shadow batman
spiderman superman1 ironman pokemon naruto starwars matrix secret secret123 secret1 summer winter autumn
spring freedom whatever computer internet access access14 login123 loveme lovely love123 iloveu iloveyou1
iloveyou2 iloveyou123 ilovegod lovers babygirl babygirl1 angel1 angel123 flower butterfly purple orange
banana chocolate cookie pepper ginger maggie buster bailey tigger killer hunter ranger harley thunder
phoenix cowboy dallas eagles yankees lakers chelsea arsenal liverpool barcelona realmadrid juventus
manchester ronaldo ronaldo7 messi10 mustang corvette ferrari porsche mercedes yamaha honda1 toyota nissan
suzuki test123 test1234 test12345 testing testing123 testtest test@123 tester demo123 demo1234 guest123
guest1234 user123 user1234 root123 toor123 admin1 admin12 admin1234 admin12345 admin123456 admin@123
admin@1234 adminadmin manager system changeme changeme123 default letmein1 letmein123 opensesame nothing
nopassword newpassword mypassword mypass123 yourpassword 1password 2password samsung nokia123 iphone
apple123 google google123 google1 facebook facebook1 twitter youtube instagram whatsapp microsoft windows
windows10 linux123 ubuntu server oracle cisco123 hello123 hello1 hello1234 hello12345 hellohello
helloworld hello@123 welcome123 welcome@123 welcome1234 welcome12 welcome2 welcome@1 welcome01 india123
india@123 india1 indian indian123 india1234 india12345 india123456 bharat bharat123 hindustan mumbai
mumbai123 delhi123 bangalore bengaluru chennai kolkata hyderabad pune123 kerala kerala123 punjab punjab123
gujarat rajasthan maharashtra krishna krishna1 krishna123 krishna@123 jaishreeram jaishriram jaimatadi
omnamahshivaya omsairam sairam sairam123 saibaba saibaba123 ganesh ganesh123 ganesha ganpati lakshmi
laxmi123 shiva123 shivam shivam123 mahadev mahadev123 hanuman hanuman123 bajrang radhe123 radheradhe
radhekrishna harekrishna shriganesh govinda gopal123 balaji balaji123 venkatesh murugan ayyappa allah123
bismillah bismillah786 allahuakbar 786786 786110 jesus123 jesuschrist ilovejesus waheguru waheguru1
rahul123 rahul@123 rahul1 rohit123 rohit@123 amit123 amit@123 sumit123 ankit123 ankit@123 vikas123 vikram
vikram123 suresh suresh123 ramesh ramesh123 mahesh mahesh123 rajesh rajesh123 mukesh mukesh123 dinesh
dinesh123 kumar123 kumar@123 sanjay sanjay123 vijay123 ajay123 manish manish123 manoj123 deepak deepak123
deepak@123 pankaj pankaj123 sachin sachin123 sachin10 tendulkar dhoni123 dhoni07 virat123 virat18 kohli123
viratkohli priyanka priyanka123 pooja123 pooja@123 neha123 neha@123 kavita kavita123 sunita sunita123
anjali anjali123 sneha123 divya123 swati123 nisha123 priya123 priya@123 shruti shreya aishwarya deepika
katrina salman salman123 shahrukh aamir123 hrithik akshay akshay123 ranveer arjun123 karan123 aditya
aditya123 abhishek abhishek123 harsh123 gaurav gaurav123 saurabh saurav nitin123 naveen naveen123 praveen
praveen123 prakash prakash123 santosh santosh123 satish satish123 srinivas sandeep sandeep123 sunil123
anil123 ashok123 vinod123 yadav123 sharma sharma123 verma123 gupta123 singh123 patel123 reddy123 khan123
mylove mylove123 myloveu iloveindia iloveyou@123 loveyou loveyou123 lovelove iloveme ilovemom ilovemyself
mummy123 mummypapa mompapa mumdad papa123 maa123 family family123 friends friends123 friend1 bestfriend
sweetheart sweety sweety123 sweetie honey123 darling jaanu123 jaan123 beautiful handsome cutiepie
princess1 princess123 prince prince123 queen123 kingking king123 kingkong rockstar rockstar1 rocky123
superstar super123 lucky123 lucky7 lucky1 goodluck goodday goodmorning happy123 happyday smile123
sunshine1 sunflower rainbow moonlight starlight diamond silver golden platinum crystal dolphin dolphins
penguin panther tiger123 lion123 cheetah elephant monkey1 monkey123 dragon1 dragon123 dragonball shadow1
master1 master123 hunter2 hunter1 killer123 ninja123 samurai warrior soldier general captain captain1
sniper assassin counter counterstrike minecraft fortnite pubg123 pubgmobile freefire roblox gamer123
games123 gaming player1 playstation xbox360 nintendo zelda123 sonic123 mario123 pikachu jordan1 jordan123
michael1 charlie1 andrew1 daniel1 robert1 thomas1 george1 jessica1 jennifer1 ashley1 amanda1 nicole1
football1 football123 baseball1 soccer1 soccer123 cricket123 cricket1 basketball1 hockey1 tennis1
volleyball badminton chess123 guitar guitar123 music123 musiclover piano123 metallica nirvana slipknot
eminem beatles justin1 justinbieber taylor selena beyonce onedirection avatar titanic inception terminator
godfather gladiator hobbit gandalf hogwarts harrypotter potter dumbledore voldemort hermione sherlock
jamesbond bond007 agent007 007007 thor123 hulk123 captainamerica deadpool wolverine joker123 batman1
batman123 superman123 spiderman1 flash123 avengers marvel marvel123 jasmine cinderella snoopy garfield
mickey mickey1 minnie donald tinkerbell winnie scooby simpsons homer123 bart123 peaches peanut pumpkin
cherry strawberry blueberry apples mango123 lemon123 coconut pineapple watermelon biryani coffee coffee123
chocolate1 cookies cookie1 cupcake candy123 sugar123 sweet123 icecream cheese pizza123 burger123 beer123
whiskey vodka123 corona corona123 covid19 covid123 lockdown january february april123 august september
october november december monday tuesday friday sunday saturday sunday123 monday123 friday13 summer1
summer123 summer2020 summer2021 summer2022 summer2023 summer2024 winter123 winter2020 winter2021
winter2022 winter2023 spring2020 spring2021 january1 password2020 password2021 password2022 password2023
password2024 password2025 password2026 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024
welcome2025 admin2020 admin2021 admin2022 admin2023 admin2024 india2020 india2021 india2022 india2023
india2024 india2025 india2026 india1947 qwerty2020 123456780 1234567891 12345679 123456123 123456123456
1234561 1234512345 123451 12341234 1234123 123412 123789 123698745 12369874 123987 124578 134679 142536
147147 147896325 147896 151515 161616 171717 181818 191919 101010 10203040 102030 1020304050 110110 112112
11223344 1122334455 1122334 121314 12121212 123123123 12312312 123123a 123123q 12345qwert 12345qwe
1234554321 123454321 12344321 1234321 123456654321 123456987 12345600 123456000 123000 100100 100200
100000 200000 202020 20202020 212121 221122 232323 242424 246810 2468101214 252525 262626 272727 282828
292929 303030 313131 321321 321654 321123 321456 323232 333666 343434 369369 369258147 404040 414141
420420 420247 424242 454545 456123 456456 456654 464646 474747 484848 494949 505050 515151 525252 535353
545454 55555555 5555555555 565656 585858 595959 606060 616161 626262 646464 654123 656565 66666666 676767
686868 696969 707070 717171 727272 741852 741852963 747474 753159 753951 757575 767676 777888 77777777
778899 787878 789789 789123 797979 808080 818181 828282 838383 848484 852456 852963 858585 868686 876543
87654321 878787 898989 900000 909090 911911 919191 929292 939393 951753 959595 963852 963852741 969696
979797 987123 989898 998877 99887766 999888 555666 666999 111222 111333 111222333 112358 113355 114477
114411 115599 1a2b3c 1a2b3c4d 1a2s3d4f 1q1q1q 1q2q3q 1qazxsw2 1qaz2wsx3edc 1qaz@wsx 1qaz!qaz 1z2x3c
1z2x3c4v 2wsx3edc 3edc4rfv 4rfv5tgb !qaz2wsx !qaz1qaz zaq1zaq1 zaq1xsw2 zaq123 zaqwsx xsw2zaq1 qazwsx
qazwsx123 qazwsxedc qazxsw qazqaz qaz123 qaz12345 wsx123 q1q1q1 q1q2q3 qwqwqw qweqwe qweqweqwe qweasd123
qwe12345 qwe1234 qwert123 qwert12345 qwerty00 qwerty11 qwerty22 qwerty78 qwerty99 qwertyqwerty qwerty1!
qwerty! qwerty123! qwertyuiop123 qwertz qwertzuiop azerty azerty123 azertyuiop asdasd asdasd123 asdasdasd
asd123 asd12345 asd123456 asdf123 asdf12345 asdfg123 asdfghjk asdfjkl asdqwe asdqwe123 asdzxc asdzxc123
zxczxc zxc123 zxc12345 zxcv1234 zxcvb123 zxcvbnm1 zxcasd zxcasdqwe mnbvcxz lkjhgfdsa poiuytrewq poiuyt
plokijuh okmijn rfvtgb tgbyhn aabbcc aabb1122 a1b2c3 a1b2c3d4 a1s2d3f4 a1a1a1 a1a2a3 abcdef1 abcdef123
abcdefg1 abcdefg123 abcdefghi abcdefghij abcd12345 abcd123456 abcde12345 abc1234567 abc12345678 abc123123
abcxyz xyz123 xyz12345 xyzxyz aaa111 aaa123 a123123 aa1234 aaaa1111 aaaaaaa aaaaaaaaaa bbbbbb cccccc
dddddd eeeeee ffffff gggggg hhhhhh jjjjjj kkkkkk llllll mmmmmm nnnnnn oooooo pppppp qqqqqq rrrrrr ssssss
tttttt wwwwww xxxxxx xxxxxxxx yyyyyy zzzzzz zzzzzzzz zzz123 sss123 super1 secret12 security security1
private public letmein2 letmeinnow getmein iamgod iamking iamthebest thebest number1 number one123 onetwo
three3 fuckyou fuckyou1 fuckyou123 fuckyou2 fuckme fuckoff asshole bitch123 bullshit sexsex sexy123
sexygirl sexyboy badboy badboy123 badgirl goodboy goodgirl coolboy cool123 coolcool cooldude dude123
gangster thuglife money123 moneymoney rich123 million dollar business company office office123 office365
school school123 college college123 student student123 teacher teacher123 doctor doctor123 engineer
lawyer123 pilot123 army123 navy123 police police123 nurse123 scooter bullet bullet350 pulsar pulsar150
pulsar220 activa splendor yamaha123 yamahar15 honda123 hondacity royalenfield maruti swift123 bmw123
audi123 audir8 lamborghini bugatti nothing1 something anything everything forever forever1 forever21
never123 always1 remember please123 thankyou thankyou1 goodbye sorry123 trouble trustme trust123 faith123
believe blessed blessing miracle heaven heaven1 angel007 angels devil123 devil666 lucifer satan666
qwerty666 bonjour soleil amour123 marseille doudou loulou chouchou azerty1 motdepasse ficken passwort
hallo123 schatz schalke04 hejsan123 salasana wachtwoord contrasena contraseña hola123 teamo123 tequiero
estrella mariposa princesa alejandro alejandra roberto carlos fernando antonio francisco guadalupe mexico
brasil123 portugal argentina colombia senha123 minhasenha flamengo corinthians palmeiras gabriel gabriela
rafael rodrigo juliana mariana isabela camila valentina sebastian natalia andrea claudia veronica patricia
barbara victoria vanessa stephanie melissa rebecca rachel natasha danielle chelsea1 brittany courtney
lauren kimberly heather taylor1 jasmine1 madison olivia sophie charlotte isabella abigail emily123
grace123 chloe123 sarah123 maria123 anna123 julia123 laura123 diana123 nancy123 linda123 alexander
alexandra alexis benjamin nathan jacob123 joseph joseph1 jonathan christopher christian christine
christina nicholas patrick richard steven kevin123 brian123 david123 peter123 martin maxwell oliver samuel
simon123 victor vincent walter edward edward1 francis gregory harold jackson jackson1 jeremy johnny
johnson kenneth lawrence leonard marcus morgan parker philip raymond ronald russell scott123 stephen
stanley trevor tyler123 wilson zachary abcd!234 qwer1234 qwer123 rewq4321 4321rewq 4321qwer 0987654321
0123456789 012345 01234567 0123456 098765 0987654 098765432 010101 01010101 020202 030303 040404 050505
070707 080808 090909 000111 000123 001001 001002 007bond 0000001 1000000 10101010 12345678900 1234567899
12345678901 12345678912 123456789123 123456789012 1234567890a 123456789q 123456789abc 12345abc 12345abcd
1234asdf 123asd 123asd123 123asdf 123zxc 123qwe123 123qweasd 123qweasdzxc 123qaz 123qazwsx 123456qwe
123456qwerty 123456as 123456aa 123456s 123456z 123456m 123456d 123456b 123456j 123456k 123456p 123456r
123456aa@ 123456@ 123456! 12345678@ 12345678! 123456789@ 1234567@ 12345@ 12345! 1234567! 123456@a abc123!
abcd1234! admin123! admin@12345 welcome1! welcome123! qwe123! test123! hello123! india@1234 india@12345
pass@12345 password@12 password@1234 password@12345 passw@rd p@$$w0rd p@$$word pa$$w0rd pa$$word passw0rd!
passw0rd1 passw0rd12 pa55word pa55w0rd passwd passwd123 passpass passport password0 password01 password02
password00 password11 password13 password2 password21 password22 password23 password3 password4 password5
password6 password69 password7 password77 password8 password88 password9 password99 passwordpassword
password. password? mypassword1 mypassword123 newpass123 temp123 temp1234 temporary changeit letmein!
secure123
`
    .trim()
    .split(/\s+/),
)
