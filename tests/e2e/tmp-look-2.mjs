import {start,URL,files,drop,ae} from "./tmp-look-lib.mjs";
const {b,c,p}=await start({storageState:"/tmp/look-a/state.json"});
const shot=n=>p.screenshot({path:`/tmp/look-a/2-${n}.png`});
const st=async(l)=>{console.log("--"+l,"| url",await p.evaluate(()=>location.hash),"| rows",await p.locator("main tbody tr").count(),"| status",JSON.stringify((await p.getByRole("status").allInnerTexts()).filter(x=>x)),"| focus",await ae(p));};
const step=async(l,f)=>{try{await f();await p.waitForTimeout(400);await st(l);}catch(e){console.log("!!",l,e.message.slice(0,400));await shot("fail-"+l.replace(/\W/g,"_"))}};
await p.goto(URL+"#/games");await p.waitForTimeout(1500);await st("loaded");
if(await p.locator("main tbody tr").count()===0){await drop(p,files());await p.waitForTimeout(6000);await st("reimported");}
await step("details",async()=>{await p.locator("main details summary",{hasText:"could not be read"}).click();await shot("errors");console.log(await p.locator("main details",{hasText:"could not be read"}).innerText());});
await step("dismiss",async()=>{await p.getByRole("button",{name:"Dismiss"}).first().click()});
for(const col of ["Players","Players","Result","Moves","Moves","Event","Tags","Date","Date"])await step("sort "+col,async()=>{await p.getByRole("columnheader",{name:col}).getByRole("button").click();await p.waitForTimeout(300);const r=await p.locator("main tbody tr").allInnerTexts();console.log(r.slice(0,3).map(x=>x.replace(/\s+/g," ")),"...",r.slice(-1).map(x=>x.replace(/\s+/g," ")), await p.locator("th[aria-sort]").evaluateAll(e=>e.map(x=>x.textContent+":"+x.getAttribute("aria-sort"))))});
await step("filter",async()=>{await p.locator("main summary",{hasText:"Filter"}).click();await p.waitForTimeout(400);await shot("filter");console.log(await p.getByRole("search").ariaSnapshot());});
await b.close();
